@echo off
rem Lets you open match files (.marja) in this Marjapussi with a double-click. /remove undoes that.
rem This affects only the user who runs it.
set classes=HKCU\Software\Classes
set type=fi.marjapussi.Marjapussi.record
set program=%~dp0marjapussi.exe
if not "%~2"=="" goto usage
if "%~1"=="" goto open
if /i not "%~1"=="/remove" goto usage
reg delete "%classes%\.marja" /f >nul
reg delete "%classes%\%type%" /f >nul
exit /b

:open
reg add "%classes%\.marja" /ve /d "%type%" /f >nul
reg add "%classes%\.marja" /v "Content Type" /d "application/x-marjapussi-record" /f >nul
reg add "%classes%\%type%" /ve /d "Marjapussi match" /f >nul
reg add "%classes%\%type%\DefaultIcon" /ve /d "\"%program%\",0" /f >nul
reg add "%classes%\%type%\shell\open\command" /ve /d "\"%program%\" \"%%1\"" /f >nul
exit /b

:usage
echo Usage: records.cmd [/remove]
echo Lets you open match files (.marja) with a double-click. /remove undoes that.
if "%~1"=="/?" exit /b 0
exit /b 2
