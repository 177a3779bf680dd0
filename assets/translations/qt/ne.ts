<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ne" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ड्राइभ</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>फोल्डर</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फाइल</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>थाहा नभएको</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहिल्यै छ।
त्यसको ठाउँमा यो राख्ने हो?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
फोल्डर भेटिएन।
फोल्डरको नाम ठीक छ कि छैन हेर्नुहोस्।</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
फाइल भेटिएन।
फाइलको नाम ठीक छ कि छैन हेर्नुहोस्।</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>छान्ने</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>कहाँ:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नयाँ फोल्डर</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोल्ने</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम फेर्ने</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सुरक्षित गर्ने</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” फेर्न नमिल्ने गरी राखिएको छ।
तैपनि मेटाउने हो?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सबै फाइल (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सबै फाइल (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>“%1” साँच्चै मेटाउने हो?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पछाडि</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>विवरणसहित देखाउने</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>सूचीमा देखाउने</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>फोल्डर मेटाउन सकिएन।</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नयाँ फोल्डर बनाउने</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>नयाँ फोल्डर बनाउने</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फोल्डरहरू</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फाइलको नाम:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फाइलहरू</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>फाइलको प्रकार:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फोल्डर खोज्ने</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>अगाडि</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>पछाडि जाने</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>अगाडि जाने</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>माथिल्लो फोल्डरमा जाने</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>ठाउँहरूको सूची</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नयाँ फोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोल्ने</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>माथिल्लो फोल्डर</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>हालै खोलिएका ठाउँ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाउने</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>अर्को नाममा सुरक्षित गर्ने</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>देखाउने </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>लुकेका फाइल देखाउने</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>ठाउँहरू</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;“%1” नाम राख्न मिल्दैन।&lt;/b&gt;&lt;p&gt;छोटो वा चिह्नबिनाको अर्को नाम राख्नुहोस्।</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>कम्प्युटर</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>फेरिएको मिति</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>नमिल्ने नाम</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>कम्प्युटर</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>All other platforms</comment>
        <translation>प्रकार</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कपी गर्ने</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>टाँस्ने</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फेरि गर्ने</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>फिर्ता लिने</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काट्ने</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सबै छान्ने</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>होइन</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हो</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द गर्ने</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बन्द गर्ने</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक छ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोल्ने</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सुरक्षित गर्ने</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कपी गर्ने</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>टाँस्ने</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फेरि गर्ने</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>फिर्ता लिने</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिङ्कको ठेगाना कपी गर्ने</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काट्ने</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मेटाउने</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सबै छान्ने</translation>
    </message>
</context>
</TS>
