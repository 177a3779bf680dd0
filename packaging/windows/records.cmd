@echo off
rem Opens records (.marja) with the Marjapussi of this folder: records.cmd [/remove]
rem Only for the user who runs this.
set classes=HKCU\Software\Classes
set type=fi.marjapussi.Marjapussi.record
set program=%~dp0marjapussi.exe
if /i "%~1"=="/remove" (
    reg delete "%classes%\.marja" /f >nul
    reg delete "%classes%\%type%" /f >nul
    exit /b
)
reg add "%classes%\.marja" /ve /d "%type%" /f >nul
reg add "%classes%\.marja" /v "Content Type" /d "application/x-marjapussi-record" /f >nul
reg add "%classes%\%type%" /ve /d "Marjapussi match" /f >nul
reg add "%classes%\%type%\DefaultIcon" /ve /d "\"%program%\",0" /f >nul
reg add "%classes%\%type%\shell\open\command" /ve /d "\"%program%\" \"%%1\"" /f >nul
