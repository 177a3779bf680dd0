; The installer of Windows, for the user who runs it: ISCC /DVersion=1.2.3 marjapussi.iss
; after dist/marjapussi was made. What was played is kept elsewhere, and stays when it is removed.
#define Record "fi.marjapussi.Marjapussi.record"
#define Program "..\..\dist\marjapussi"

[Setup]
AppId=fi.marjapussi.Marjapussi
AppName=Marjapussi
AppVersion={#Version}
AppPublisher=the Marjapussi authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Marjapussi
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
WizardStyle=modern
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\marjapussi.ico
UninstallDisplayIcon={app}\marjapussi.exe
UninstallDisplayName=Marjapussi
Compression=lzma2/max
SolidCompression=yes
OutputDir=..\..\dist
OutputBaseFilename=marjapussi-{#Version}-windows-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fi"; MessagesFile: "compiler:Languages\Finnish.isl"
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version brought, and this one does not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; Excludes: "records.cmd"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Marjapussi"; Filename: "{app}\marjapussi.exe"
Name: "{autodesktop}\Marjapussi"; Filename: "{app}\marjapussi.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.marja"; ValueType: string; ValueData: "{#Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\.marja"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-marjapussi-record"
Root: HKA; Subkey: "Software\Classes\{#Record}"; ValueType: string; ValueData: "Marjapussi match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Record}\DefaultIcon"; ValueType: string; ValueData: """{app}\marjapussi.exe"",0"
Root: HKA; Subkey: "Software\Classes\{#Record}\shell\open\command"; ValueType: string; ValueData: """{app}\marjapussi.exe"" ""%1"""

[Run]
Filename: "{app}\marjapussi.exe"; Description: "{cm:LaunchProgram,Marjapussi}"; Flags: nowait postinstall skipifsilent
