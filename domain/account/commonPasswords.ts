/**
 * Of the million most common passwords of Mark Burnett's ten million (2015, public domain, `10_million_password_list_top_1M`)
 * the first 3,000 that satisfy the rule of registration, letter by letter (R59). Load it only where a new password is typed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
Password Usuckballz1 Soso123aljg Mailcreated5240 Software Passw0rd 8J4yE3Uz Password1 Turkey50 Jennifer
1Passwor Sojdlg123aljg Translator Computer Passwor1 Superman Michelle PolniyPizdec0211 7uGd5HIp2J vSjasnel12
Michael1 Good123654 Football 45M2DO5BS Kordell1 Baseball WP2003WP Princess Maverick Misfit99 Letmein1
Password123 Trustno1 Welcome1 VQsaBLPzLa Mercedes Victoria Samantha Marlboro 5Wr2i7H8 Jordan23 Mustang1
Fktrcfylh myXworld 55BGates Penthous Aa123456 Qwerty123 Christin Sunshine Benjamin Williams 3rJs1la7qE
Groupd2013 Charlie1 Madala11 1Michael Nicholas Iloveyou Danielle BaBeMaGn ShitHead Liverpool 1234KEKC
1234567aA Steelers L58jkdjP! Internet Gandalf1 Alexander rt6YTERE Garfield BaBeMaGnEt P@ssw0rd Christia
x72jHhu3Z William1 Alexandr Russian7 Jessica1 Hd764nW5d7E1vb1 ZZ8807zpl 8PHroWZ622 Thunder1 Corvette
5hsU75kpoT Liverpoo 8PHroWZ624 1Letmein Matthew1 Gy3Yt2RGLs 1Mustang !QAZ2wsx LoveMe89 1qaz!QAZ 1Basebal
Q1w2e3r4 Phoenix1 Lineage2 Abcd1234 Rush2112 Jonathan Qq123456 oc247ngUcZ Michigan Marshall Babylon5 1Jennife
123qweASD Qwerty12 Metallic Brittany Blink182 Redskins Patricia Elvira26 Darkness Starwars Patrick1 Midnight
Guillaum Aaaaaaa1 123456789A Slipknot Kristina Hhhhhhh1 DAD2OWNu CraCkSeVi Chelsea1 Basebal1 Alexande 78N3s5Af
1Footbal Year2005 November Logitech Jennife1 Indianali Fyfcnfcbz Footbal1 Einstein CidKid86 Caroline Winston1
Panther1 Packers1 Nintendo MrBrownX Fuckyou1 Front242 EFBCAPA201 Dbrnjhbz crazyZil Blizzard Asdfghjkl acUn3t1x
12e3E456 Yankees1 Richard1 Raistlin Raiders1 Pa55word MrBrownXX m6cJy69u35 Hercules Fffffff1 Ferrari1 Courtney
Chgobndg Campbell Anderson 3sYqo15hiL Vladimir Tiffany1 Security oZlQ6QWm Jackson1 Heather1 Gateway1 Dolphins
December D1lakiss CountyLi Asshole1 Assa1234 Airborne WildBlue Whatever Vlad7788 Trfnthbyf Shannon1 sdsadEE23
SaUn24865709 Qwer1234 mWQ6QlZo Metallica LzBs2TwZ Hardcore Godzilla Frederic Explorer Cowboys1 Brooklyn
Basketball Arsenal1 777Angel 2b8riEDT 1Sexyred 1Fuckyou zQjphsyf6ctifgu Zaq12wsx Veronika SuperManBoy Pa55w0rd
myXworld4 Melissa1 Maxwell1 Marathon Letmein2 Kimberly Jjjjjjj1 Freedom1 Charles1 Bullshit Brandon1 1William
Veronica TRUSTNO1 Svetlana MeveFalkcakk HshFD4n279 Florence Diamond1 CaLiGuLa Bulldogs Bulldog1 Bbbbbbb1
AjcuiVd289 24PnZ6kc 1Superma 1Samanth 1Diamond Zzzzzzz1 Yyyyyyy1 tAMwsN3sja t3fkVKMJ Stephani Starbuck
Shock123 Sherlock Scooter1 Riverside Rattolo58 Rangers1 Qw123456 Monster1 Microsoft Leonardo Dolphin1 Ddddddd1
Carolina ArwPLS4U Anthony1 Angelina Aleksandr Adgjmptw 2kasH6Zq 1Aaaaaaa 123QWEasd 1234QWER VG08K714 TrustNo1
Sssssss1 Porsche1 onlyOne4 OlCRackMaster Lawrence Lacrosse KicksAss Hastings gSEwfmCK Excalibu Elizabeth
Eeeeeee1 Dodgers1 DigitalProdu Crystal1 Cjkysirj Chicken1 American 7oVTGiMC 1Thunder 1Patrick ZesyRmvu
yQMBevGK wcKSDYpk TokenBad Thompson Syracuse Spencer1 Service01 sD3Lpgdr Rosebud1 Qwerty12345 Qqqqqqq1
PJFLkorK Mountain lsIA9Dnb9y L8g3bKdE Juventus Infinity HypnoDanny fUhRFzGc Fireball Elizabet Corvett1
Christian Children c43qpul5RZ A1234567 669E53E1 2b4dNvSX 1Panther 1Melissa 1Charlie Zxcvbnm1 YR8WdxcQ Xxxxxxx1
w2dlWw3v5P uvmRyseZ Thailand Stephen1 Spiderma Scorpion Rhbcnbyf Rebecca1 Q1w2e3r4t5 mxAiGtg5 Liberty1
Josephin Jasmine1 Isabella Ggggggg1 Gfhjkm123 Genesis1 Gabriell Fucker11 Formula1 Florida1 Dkflbvbh Claudia1
Chester1 Cameron1 Boy4u2OwnNYC Atlantis Alexandra Aa123321 6Xe8J2z4 4809594Q 1Bulldog 033028Pw Wolverin
WmeGrFux Verbatim UTO29321 UfgynDmv U4SLPwrA Testing1 Stargate Snickers Rammstein Rainbow1 Qwert123 QmPq39zR
o4iZdMXu nEMvXyHeqDd5OQxyXYZI Mitchell Madison1 LP2568cskt LJB4Dt7N Kathleen jTuac3MY Immortal Hannibal
DerrickH Christop Chevelle Cardinal Californ Cadillac Bollocks at4gfTLw Anastasia AA1111aa A123456a 9KYQ6FGe
7ERtu3Ds 6jhwMqkU 4GXrzEMq 1Scooter 1Jessica 1Ferrari 1Chelsea 1Ccccccc 1Butthea 123456aA 111111aA Zeppelin
yCWVrxXH Warrior1 Warcraft vinbyLrJ UP9X8RWw Tiberius Superma1 Success1 Starwar1 Snowball Services Scotland
Qwerty02 Qazwsx123 Platinum Pass1234 P030710P$E4O NdsHnx4S n8skfSwa l0swf9gX Johnson1 Jimandanne InstallSqlSt
Information Iiiiiii1 HXxrVWCy Hooters1 Harrison Franklin FBi11213 Fantasy1 F8YruXoJ Enterpri Creative Cmu9GgZH
Cdtnkfyf Catherine Butthead Atlantic Assword1 Arlington America1 Ac2zXDtY 8XUuoBE4 3f3fphT7oP 1qaz@WSX
1Compute 1Asshole 0cDh0v99uE YtDXz2cA XSvNd4b2 x4wW5qdr Wolfgang WNMAz7sD wLTfg4ta Valentin unB4g9tY Rrrrrrr1
rdgpL3Ds Predator Porsche9 Passwort Panties1 Melanie1 Lg2wMGvR kpYDSKcw kd189nLciH KCmfwESg JVTUEPip JORDAN23
InstallUtil Hello123 Hellfire gxLMXBeWYm Giovanna Gfhjkm22 General1 Gateway2 Gabriel1 FylhtQ95 Flowers1
FKoJn6GB Explore1 dM6TZsGp Description Columbus ck6ZnP42 Chicago1 Cheyenne Ccccccc1 Buffalo1 Abcdefg1
7jokx7b9DU 5W76RNqp 1Zzzzzzz 1XrG4kCq 1Starwar 1Rosebud 1Porsche 1Phoenix 1Matthew 1Corvett 1Bbbbbbb 1Assword
1234567A 111Luzer ZAQ!2wsx YM3cauTj xuFrGemW wWR8X9PU weJRpfPu VURDf5i2 Vladislav VeryCool Uuuuuuu1 Ttttttt1
Trouble1 Thursday Thumper1 Sterling Shithead Scarlett Savannah Samsung1 Rz93qPmQ RvGMw2gL Radiance qMEzrXG4
!QAZxsw2 Precious pGsZT6Md Peaches1 Password01 Paraklast1974 Panasonic nUADdN9561 Nnnnnnn1 Newyork1 Napoleon
Motorola Michaela MBKuGEgs KGveBMQy IMaccess Highland HardwareId Hamilton Guinness GreatzYo Geronimo Fuckyou2
Fishing1 fCc5NKy2 eKLhiGcz Ds7zAMNW Dro8SmWQ Danijela Colorado Champion Catherin Calavera Budlight Basketba
Assassin Aberdeen ABCD1234 9Z5ve9rrcZ 5C92V5H6 4EBouUX8 2i5fDRUV 287Hf71H 1Sunshin 1Heather 132Forever
123456789Q Zz123456 ygfxBkGT YaGLASph xiaoyuA123 Wwwwwww1 Webmaste Vincent1 Valentina TGkBxfgy TcglyuEd
Startrek Stardust Stanley1 Spitfire Shooter1 Septembe sD3utRE7 Samanth1 Sailing1 Robinson Richmond
Rfnthbyf1988 Renegade RAIDERS1 Qweasd123 QAZwsx123 Portland PolniyPizdec110211 piPEUTVJ Phezc419hV Pantera1
Packard1 Oblivion N7tD4BJL Munchkin Lzhan16889 Lifehack Kkkkkkk1 Katerina k9vVos0a JoXurY8F Jhnjgtl12 jG3h4HFn
Heineken hedJ2n4q GreatGoo Fussball Formatters Fm12Mn12 Fktrcfylhf Express1 Eternity Ekaterina Compute1
Cnfybckfd Charlotte Charlott Butterfl Brigitte Bastard1 Barcelona Authcode Allison1 A12345678 9HMLpyJD
7iMjFSTw 4RzP8aB7 1Xxxxxxx 1Wildcat 1Tiffany 1Rangers 1Jjjjjjj 1Jackson 1Gandalf 1Eeeeeee 1Creativ 123456Aa
Z3Cn2eRV WilDroid WebUIValidat Virginia UkqMwhj6 TDEir8b2 Stinger1 StarWars Stallion SpecialInsta Skorpion
Sherwood Service1 Scorpio1 Sataniv1993 Saratoga RUSH2112 Remember Rapunzel R3Vi3Wpass pqNR67W5 Paradise
Ooooooo1 oDgez8J3 Natalie1 Mustangs Moonstafa Montana1 Mistress Megafon77 Marines1 Longhorn LockingServi
Lllllll1 Kudos4Ever Kristen1 KissMyAss Kingston jZf7qF2E Just4Fun JGTxzbHR Ireland1 Houston1 H9iyMXmC Guardian
Grateful Ghbdtnbr1 Georgia1 Geoffrey FreeSpace Eclipse1 %E2%82%AC Douglas1 Dortmund DmfxHkju Crusader Creativ1
Classic1 Chandler Cdznjckfd Captain1 c7e4f8EzqH Butthea1 Billyboy BigDaddy BG6nJoKF BAZongaz Atlanta1
Adrianna1 A1B2C3D4 A123456789 5gtGiAxm 48n25rcC 2yKN5cCf 23WKoa0FP78dk 1Steeler 1Richard 1qaz2WSX 1Panties
1Packers 1Monster 1Michell 1Iiiiiii 1Gateway 1Freedom 1Flowers 1Cowboys 1Carolin 1Bigdick 1Arsenal 1Abcdefg
12QWaszx ZwT2sBzL Zildjian ZAQ12WSX Wildcat1 VRe2nC3Z vmDnygfU ViewSonic Vfitymrf Ultimate Tr2Amp25 Thanatos
Tarheels Sunshin1 Stewart1 Stephanie Springer Spartan1 Socrates Seattle1 Rjycnfynby Redwing1 QWEasdZXC
QcxdW8RY q4n2Jdeh Presario Ppppppp1 PMTGJnbL Performing Password2 Paladin1 Nihao123 NICK1234-rem936
NetworkingPe NCC1701E Mariners Manager1 lk9slwGh3x Lincoln1 LbnJGTMP Lancelot Kleopatra JwHw6N1742 Jeremiah
Istanbul Infalicall HZgG9umC Hyperion hpSALGaY Hollywood Hollywoo Hawkeye1 HackAren Forever1 e6pz84qfCJ
E2Fq7fZj Directory Devil666 Deepwate Darkstar Cristina CORPerfMonSy Consumer Columbia Christopher Christi1
Cherokee Bradford Birthday Bernard1 Beethove Beatrice Beatles1 Autopas1 Angelica Amsterda Alexand1 Alex8899
Alex1234 Albuquerq AaAa1122 Aa123123 9Hotpoin 1Therock 1Startre 1Rainbow 1Mercede 1Maveric 1Johnson 1Hardcor
1Ggggggg 1Explore 1Dolphin 1Charles 1Bastard 1Autopas 0L8KCHeK Zxcv1234 zcGihLKe Zachary1 Z123z123
xxPa33bq.aDNA wTSFjMi7 WSBadmin Welkom01 Waterloo Warriors W1408776w Voyager1 vEf6g55frZ Vanessa1 uXMdZi4o
Tristan1 Therock1 Theodore TdfqUgL5 SyncMaster Swordfis Sundance Start123 sS6z2sw6lU SmartNav Simpson1
Silkeborg sgEGuKBM Sexyred1 SetupENU2 September Sebastia Sampson1 Russian6 RT3460014 Roberts1 rdq5Ww4x
Qwerty11 Qwe1234567 Qq123321 !QAZ1qaz Pumpkin1 Poseidon Portugal Pokemon1 Phillips Pavilion Patriots Patches1
Panthers Mountai1 Mmmmmmm1 Michele1 Mercede1 Mdmnis1u Marianne Margaret LTM9z8XA Location LarterLarter
Kristin1 Klingon1 Katherin Ka12rm12 Jackson5 Itachi1995 Heritage Hennepin HelpHost Heinrich Hd764nW5d7E1vbv
Hawaii50 Hardcor1 Hamburg1 Hallowboy H1Y4dUa229 Graphics Goldfish Goldberg Goforit1 Giovanni g00dPa$$w0rD
FromVermine Flipper1 Fireman1 Findaupair007 Engineer Edinburg Dreamer1 Dilbert1 Dfcbkbcf Demon666 Defender
Cricket1 CMiGTVo7 Christine Chopper1 cGzFRhUf Cartman1 Carolin1 Building Bubbles1 Braindea Bradley1 Bigdick1
BhRh0h2Oof6XbqJEH Bersercer Babygirl Australi Aragorn1 Apollo13 Angelika Anastasiya Alexander1 Alabama1
Ad12345678 Accessibilit A514527514 9otr4pVs 4SolOmon 2W93jpA4 1Voyager 1Trouble 1Simpson 1Mountai 1Manager
1Hhhhhhh 1Genesis 1Digital 1Christi 1Chicken 1Chester 1Bullshi 1Bigtits 1Asdfghj Zxcvb12345 yK66o2kzpZ
Xzaqwsx1 Whiskers Welcome01 Washingt Vampire1 UploadLB UninstallSql Trumpet1 Tk3281022 Thunderb THNKUWaP
TempPassWord SystEm58 Swimbike Sweetpea Susanne1 Super412 Strange1 Standard Special1 Sp1251dn Soso123bbb
Slagelse SemperFi Sebastian Scarface Sasha123 Santiago Sabrina1 Romashka RHbzxTGJ Rfnthbyf Resource Raymond1
Punisher ProductId20F PolniyPizdec1102 Phantom1 Personal Perfect1 Penelope p9uJkuf36D Overlord Nokia6233
Nirvana1 Nipples1 Networkingpe Nebraska National Microsof Michell1 Maveric1 Maryland Malcolm1 Makl1234
Madonna1 Lol12345 Liverpool1 Lightnin Lenochka Leavemealone LasVegas Killer12 Kenneth1 Katherine Justice1
jNe990pQ23 Jhon@ta2011 JESSICA1 Isabelle Intrepid IdeDeviceP0T Holiday1 Hershey1 Happy123 Gregory1 GJCkLr2B
GenuineIntel Gankutsuou1989 Fyfnjkbq Frankie1 Francois Firebird Firebir1 F64579820f EulaComplete Enterprise
Elephant Electric Efwe5tgwa5twhgd Dutchman Dkflbckfd Dfktynbyf DaoCiYiY CzPS5NYNDWCkSC Cynthia1 CmXMyi9H
Christy1 Children2 Charlie9 CHARLIE1 ChangeLangMs CE5939AE California Buckeye1 Bobafett Blaster1 Blackdog
Bismarck Bigtits1 BCbAWHrJ Australia Aquarius AdreNoliN Account1 Acarrids Ab101972 A7777777 92k2cizCdP
2348TYty 1Yyyyyyy 1Windows 1Warrior 1Service 1Raiders 1Princes 1Hooters 1Gabriel 1Directo 1Ddddddd 1Cricket
1Cracker 1Captain 1Brother 1Alexand 1234Qwer 1234F4321 zMpIMejE ZAQ12wsx Yqra61b6 YouNg3sT Yfcntymrf YELENA03
Yankees2 YANKEES1 Westside WELCOME1 Wallace1 Vsavb7rtUI Viktoria VHpuuLf2K Vfhufhbnf Valhalla uPfpRJew
Trinity1 TokioHotel Tojiik85521133 Tkbpfdtnf Terrapin Sunflower Suka1985 STEWART1 Starwars1 St801nyl Squirrel
Spiderman Soso12eec Snuggles Smokie1994 Skywalke Shithea1 seo21SAAfd23 Semperfi Sandy2562 Salvator Salvador
S4xnHsdN RoFemyA3 Rockstar Richards Redwings Red7Stork Rainbow6 Quantum1 ..qlVVcvDeeRo qazWSXedc12 q123Q123
Pyramid1 Private1 Printers Princes1 PLAYBOY2 Phillip1 Paula13e Patrick7 PASSWoRDassword Password12 PASSWORD1
PASSWoRD PassAgen Pakistan P0oooo00 Oap9UTO293 Nloq_010101 Nicrasow212 Network1 Nessus09 Natasha1 n7Dj3Saa
Morrowind Montreal MLForman Minnesota Mercury1 Mazda626 Martinez Marshal1 Marinaro Margarita Manchester
Luzi2005 Lsk8v9sa Loverboy LOST4815162342 Lorraine l0sk2e8S7a Kubrick1 Krzysiek12 Kondom25 KL?benhavn Kawasaki
JroReadme Johannes jGlo4erz Intruder Infantry Indiana1 Hounddog Honolulu Helsinki HCAppRes Hawaiian Hartland
Handball H2Tmc4g358 Griffey1 Grendel1 Greenday fM2zxc49 Fletcher Ferrari2 Farscape Falla123 Excalibur Eventlog
ERywgan5 eqeS606898 Emerald1 ekx1x3k9BS DXN36099 Dthjybrf Drummer1 DrExploi Dr342500 Director Digital1
DeviceClass Detroit1 Darkside Dallas22 Cracker1 Clitoris Clinton1 Clifford Cinnamon Christina ChrisBLN
Chocolat Chestnut CHELSEA1 Changeme CBR900RR Canadarr CallSceSetup C72E74A2 BunniHoni Bulldawg BostonLi
Borussia Bluebell Bigdaddy Barbados Baltimor B2rLkCJG Azsxdc123 Augustus Asdfghj1 ASDF1234 Asdf1234 Asd12345
As123456 Arkansas Arizona1 Antonio1 Andreas1 Anastasi Aleksandra Adelaide AccReader a58Wtjuz4U 6BC8A365
68iypNeg6U 3J8zegDo 1Yankees 1Testing 1Roberts 1Qwertyu 1qazZAQ! 1QAZ2WSX 1Leonard 1Infinit 1Forever 1Florida
1Fishing 1Drummer 1Brandon 1Blaster 1Bernard 1Airborn 1A2B3C4D 123456789Z Zxcvb1234 Yt9g4Bnu Xx123456 xsDixie1
..XrlQIyEopco x72jHhu3Za Wu994216433 Wrangler Windows1 Welcome123 WaffenSS w27Sv7tupF Vvvvvvv1 VIKINGS1
Vikings1 vgl7Glrc Vasilisa Vancouver Valencia USMcDuck Username ujkHxfmD tYMyPAKu TWO69tim trustNO1 Trooper1
Triumph1 Titleist Tiger123 Terminating Tequila1 Teacher1 Swordfish sunbannA Stranger Stingray Steeler1
Startre1 Spartans Spaceman Soso123456 snvd9D8q4R Snapper1 Skittles Skipper1 SK9dbf277 Singapore Showtime
Shepherd Serializatio Serenity Schnuffi Satan666 Sandman1 Samurai1 S968831778s Ryslan123 rW6sW94284 Rooster1
Removing Regional Recovery Ragnarok QWmS8orD qJL8NkuM Q1W2E3R4 ProviderName Processors Processing Preacher
Poohbear Pontiac1 PK100156 Pistons1 Picasso1 Phillies Peterson Pentium1 Penguin1 Pegasus1 Password9 Password11
PassWord Paradis1 Pandora1 p8sk7qRg7Z October1 Nprotect NOKIA6300 Nokia5130 NoDataInColumn NEWYORK1 Nautilus
mZrpbc7x Mustang6 MSOrclOLEDBr Morrison Mnbvcxz1 Minnesot Michael2 Metallica1 Mephisto Martini1 Maksimka2134
Maksimka Madness1 Lonestar Lmgs4kmG Lindsay1 Letitia1 Leonard1 Leon9097579 Leningrad Lacross1 L8cJy83u3B
KYRT5000 KrokLFJP KoRnOgRaPhY Konstantin Keyboard Kennwort Katrina1 Jupiter1 JrLybniv Jon1Rab2 JeffJeff
January1 ISymWrapper Integra1 Indians1 Ilovepussy i3zc3nEe8O Hunt4red Hornet1983 Hendrix1 Gretchen Gr1n41ks
Golfing1 Goldwing Giuseppe Gimopoy123 giDe11ok9B Germany1 Gabriele Fuckoff1 Friendly Frankli1 FixedButton
FileName F19911991f ErrorLog Enumerator Elisabeth DVDUpgrd Dragon12 Dominic1 DJypLMH9 Djhjybys DJG4BB4B
Dimension Dickhea1 Deviant1 Deutschland Destiny1 Ddmce23dd DarkJavell9 Control1 Computer1 Clarence cityRNo1
Cb156caa Carlisle C459DF55 Byusdg23 BV931Op1 Butterfly Buster12 Bullshi1 Budweise Budapest bRu27hqF Brother1
Broncos1 Brittney Bram7777 Bondage1 Blackie1 Blackbird Bitches1 Bernhard Benedict Barracud Barbarian13
Baltimore Bailey01 Baggins1 Augustin Athlete7 Asterios Askardia Armenia15 Antonina Andromeda Andersen Alliance
Airborn1 aho9PSW2 Agnetha1 ActionLog acEeCA67 AccKeyboard Abigail1 aA123456 A9N87U2JvEd9Y A3b2C1d8 A1b2c3d4
9n1vAc6wgW 9KatKel8 93CBR9RR 9293709B13 8hGy16vqvQ 69Camaro 5UpufEru 28401LosAli 27051993My 1Zxcvbnm 1Tristan
1Success 1Stephen 1Sssssss 1Special 1Shithea 1Shannon 1Scorpio 1Qqqqqqq 1Private 1Peaches 1Pacific 1October
1Nirvana 1Million 1Marshal 1Marlbor 1Malcolm 1Kristin 1Jasmine 1Interne 1Iloveyo 1Griffey 1Gregory 1Godzill
1Georgia 1General 1Garfiel 1Frankie 1Dodgers 1Daniell 1Crystal 1Colorad 1Clinton 1Classic 1Christo 1Bondage
1Allison 1Account 1702Alex1991 12398755Q 1234Qwert 1234QWEr 0XFhs03269 Zombie13 zaq1ZAQ! Zaq1xsw2 Yjdjnhjbwr
Yfnfitymrf yAWDjof117 WWWwww123 Wolverine Wolfpack Winter99 William2 Wildcats Whitney1 Warhammer WAPRulit
W852456w W3ftw3ft Vv123456 VsaVb7rt Virgini1 Viktoriya Victory1 Vfvf2000 Vfrcbvrf Ver4594Gss45 uv1N5TZ869
Usma2004 UpZ6BKni UninstallPer Underdog Unattended U0057622 Twisted1 Twilight tuesDAY8 Toshiba1 Tornado1
TOMCAT77 Tomahawk Titanic1 Tinkerbe Timothy1 Terminator Tema1234 Tecumseh Sword1537 Sunshine1 Stonecol
Stephens Stefanie StartService StaratAgain Staples1 Solution Snickers1 Skywalker Sinclair Simpsons Shirley1
Sheridan Shaolin1 Shandy99 Shadow01 SetupStartSe SetupDiCallC Seminole Seinfeld Sapphire Sanynokia5130
s2fdsP8g6I Rossi32575 Rosemary Rolltide Rodriguez Rochelle Roberto1 riV36ers Rhododendron Rhiannon Rfyflf315
Reynolds Research Repytwjd Reindeer qZ6Hsak2 Qwertyuiop Qwertyu1 Qwert12345 Qstorm5q Qq11556666 Q123456q
Q1234567 pussyLover Pussycat Priscill Prelude1 Prefect1 PornLove Popcorn1 Pookachu Playboy1 PinkFloy Pictures
PhysicalDevi Phoenix2 Peregrin PCHealth Passport Pasadena Panorama Panasoni Pacific1 Pa33word OUSAndyOU
Otaku1989 Original Oklahoma OiV3Bh7356 Nursultan Norgerat Nitrodude14 Nichola1 Newport1 Newlife1 NETFXSBS10
NetDDEdsdm Ncc1701e Naughty1 Nathalie MypeInfedef Mustang2 Musicman Multiprocess Monterey Mittens1 Mistral1
Mistkerl Miracle1 Messaging Mersedes Merrill1 Melissa2 Mdmnis5t Mdmnis2u MDACRdMe Mauthner Matthias Master12
Maryjane Marlbor1 Mark4738 Marino13 Mallorca Malboro1 Makaveli Machine1 M0NKEYB0 ..LzkIhcSWiPo Lvbnhbq777
Lvbnhbq1 Lucifer1 Loveless London11 Lindsey1 LikesPie Lifetime Lasvega1 langAlph Kristine kMNopr10s Killer666
Killer123 kgGalOgF Kentucky kecO0GU558 KAV021262 Katharin Karolina jUYA79dK JRk0JHs584 Joshuabe Jillian1
Jericho1 Jeki4567 Jamaica1 Jackson4 Jackass1 ItMa88S6 Interne1 InstallWMP64 InstallEnume Inferno1 Ilovesex
IEFILES5 IDEChannel Hvidovre Hunter123 Hongkong Hellsing Hansolo1 HackArea H1959N05 Grizzly1 Gordon24 Golfer45
Godfathe Ghd4drgv Gfhjkm01 Genius123 Funtime1 FuckYou2 Fucking1 Fu082508251 Freiheit FreePass Fredric1
Francis1 Francesco Francesc Forsaken Forester1377 Fighter1 Fgjcnjk1 Fernando Felicia1 Feathers F00tball
Evangelion Evanescence Eutect1c EnsiCptfcor England1 Elisabet Eintrach Egxkc833sW Eastern1 Dtkfcbgtl DrStrang
DrPepper Drakon42 Dragonba Dominiqu Documents DjGabbaB Disaster DirectorySer Dinosaur DietCoke DeleteCurren
Death777 Deadhead Daniela1 d2kOI82711 Cthutq1976 CORPerfMonEx Cornwall Component CmdEvTgProv Clippers
Cleveland Clevelan Cjxb2014 CixoxikE citbannA Chrysler Christophe Christo1 Chevrole Chehalis Charmain Charlton
Changing Cfitymrf CES6HCLK Celebrat Cardinals Caligula C9RJUXZM c4jX7u4uoI Butthole Business Brothers Brendan1
BoZo2000 Bluejay7 Billybo1 BerksCoun Beethoven Bearboon Barcelon Barbara1 Backdoor AznPride Avengers Aurelius
Asmodeus Ashleigh Asdfghjk Archangel Apollo11 Angel123 Amsterdam Amateur1 Alex1991 Alaska49 Airplane Airforce
Adrienne Abc12345 AB63TU69 Ab.1234567 Aa1234567 Aa111111 a758bndnWO A25802580a A0C9697D07 A0C9081FF6
8dAGYCF9LDtf 7e9lNk3fc01 57193Ed1 2dgdI9wi6T 25qC38U6 23vec4rPcC 23Skidoo 229Sugar 1Wrangle 1Welcome 1Wallace
1Virgini 1Vincent 1Victori 1Vanessa 1Stanley 1Spartan 1Snowbal 1Skydive 1Shooter 1Scotlan 1qaZXsw2 1qaZ2wsX
1qaz2wsX 1Pussyca 1Pumpkin 1Pontiac 1Paradis 1Pantera 1Nipples 1Mnbvcxz 1Michele 1Melanie 1Maxwell 1Magneto
1Madison 1Lllllll 1Lacross 1Jeffrey 1Integra 1Houston 1Hawkeye 1Guinnes 1Goforit 1Funtime 1Fredfre 1Fireman
1Firebir 1Fffffff 1Douglas 1Dickhea 1Cynthia 1Chicago 1Cameron 1Buffalo 1Bradley 1Blowjob 1Billybo 1Benjami
1Amateur 1Amadeus 123456Qw 1234567890QWEASD 10111964HW Zzdkayla13 ZXCVB123 Zms107sb41 Zealot4Life ZAQ!xsw2
Zaq1Xsw2 Zaq12345 ZaluPa12 Z9537063z Yosemite Yggdrasi xKZwnUXkDN9A8kCYkuitBkg1g xf6CMqLRpeuHjUVv WX42778Q
Ww5230924 wuK9Ng9c WSBadmin1 Wrestling Wrangle1 WORD6666 William3 Whisper1 Warlock1 vYbo34vp5E Vkontakte
Victori1 vFWyeuv6aueh Vermont1 Veritas1 Venkanna Vanguard Valkyrie Valeriya Valentine Vacation utn05wWy
Unlocked Universal Unicorn1 Turumbar TtjJFuw9 Tt1202102 Transam1 Toulouse Tottenham Tottenha Torvalds Tolkien1
Terrible Template Swimming Suzanne1 Supersta Superman1 Superfly Supercool7 Super1993 Summer12 Summer11
Stonehenge Stigmata Stepside StarTrek Starfire Spudnick006 Spartan117 Spanking Soprano1 Sooners1 Snowman1
Snooker1 Slava5sandr5 Skyline1 Skipping Skeeter1 Singapor Sic8885h Shadowda Sexybitch SetupOpenInf
SetProductId SetCurrentPr Sephiroth SedeVacante Seahawks Scrappy1 Schnuffe SceSetupRoot Scandisk SATAN666
SanDiego Sammy123 Samantha1 s5jDeuz94C Ruslan123 Rommel01 Rocky123 Rockets1 Roberta1 RlreKqTw Richard6
Richard5 Ricardo1 Rfnz1994 ReadDataPort RE2J3HMD Raoyu1359760 Radiohea Qwerty1234 qweASDzxc qwe123QWE Qq123123
QJmwa843 Q123q123 Putian123 Pussyca1 Pussy123 P@ssword Prudenc3 Protocol Prospect Princeto Preston1 Presiden
Postbote Pornstar PoohBear Pleasure Platinu1 pj2f6F4paB PimaLibra Philippe PETRuyuiyuf Peterete PENTIUM4
Penguins Pendrago Pembroke Peekab00 PDF02764 pCrMcfnSOQw+ Pa$$w0rd Patience Password1234 PASSword Parsifal
P4ssw0rd Orlando1 Oranges1 Or8652ca Olivier9 ogetsqQ1 Obsidian Nothing1 Nostromo Nikkide41 Nightmare Newcastl
Netzwerk NetMeeting Nemesis1 NCC1701D Nathan01 Natascha MyChangeServ Mustang7 Mustang222 Mudvayne Mosquito@13
Morpheus Morning1 Monkey12 Monitors Moderator Minicoop Million1 Mike1234 MigPolWin Michael0 MHav9lat
MercedesW202 Mercedes1 Merc6772 Melchior Megadeth Mechanic Mdmnis3t McDonald Maureen1 Matthew2 Master74
Marishka Marijuana Maricopa Marianna Margarit Marcus12 Marcell1 MaprCheM56458 Mallard1 Malko123 Malaysia
Mailman1 Magnolia M0torola Lpr85Hkf Loulou15 LoneWolf Lonewolf Lobster1 Lightning Lfitymrf Lexingto Lesbian1
Lenlunit Lavender Laurent1 Lantern1 kyK1rbK1HBw0UQKckwbh Kristian Knockers Knewbbzv Kjk12345 Kittycat Kingdom1
Killer32145 KiBoid64 Kbytqrf2 Kazan2011 Kayleigh Kaskad78 kaManchy K1234567 JYBaBa68 Junebug1 Jtmann66
Jktu1988 Jesus123 Jessica2 Jermaine JERKING1 Jeffrey1 Jefferson Jeanette JamesBond Jamaika2010 Jackpot1
IwJ7Wdq256 Iverson3 Iv513613 ItfHYQny Isabella1 Ipswich1 io9vypEv Invictus InstallWMFSD InstallUtilL
Initializing Ingeborg IndoBoke Imperium Imperial Iluxaxa17 IloveGod IIsFtpdr i5sTWf1rCX Hvergelmir7 Hurrican
Hunter01 Hotdog12 Horndog1 Hooligan Hercule1 HellFire Hedgehog Hathaway HatAcani Harrison1 Harley01 Hannover
Hannah2009 Hamster1 Hallowbo hackerPRO Gtnhjdbx Gonzalez Goldber1 Godverdomme01 Ghbywtccf Ghbrjk777 Geraldin
Generals GenCdRom Gatorade Garbage1 Fyfcnfcbz1 fromAjax Friday13 Freeporn Freedom3 Fredrick Frederiksberg
Freckles fr6Vv5j2hY fOWTaOp572 FOSTER21 Fordf150 Flashman Fktyjxrf Fktrcfylh1 Fidelity Fernand1 FermaZombi
February Falcons1 Episode1 Elbereth eJxjZGBguNAz9z6j6EXBniqGA Ebenezer Ducati99 Drowssa1 Dreamer2 Dragon69
DJM29017 DJ5136589 Directo1 Dima1990 Dickhead Diamonds dfasijhadS Devildo1 DeSire3302 Depeche1 Deftones
Daymntum Daylight Darling1 Daniell1 Dagestan Cyngielek1 cVZEFh1gk CupId0Ns Cromwell COWBOYS1 Cornelia Corleone
Coolqq12 Cookietime Controller Connection Configuring Configuratio Concrete Compatible Communicatio Commande
Collection Clipper1 Cleopatra Cleopatr Cleaning ClassDescrip Cinderella Christopher1 Christel Chrissy1
Chris123 ChiebraDrieri Cherisse Chehali1 Cheetah1 Charles2 Charlene Charisma Chargers cAw10fXy Cassandr
Carolyn1 Campbel1 Cambridge Callaway Caligul1 California1 C06FF265 Buttercu Budweiser Buckeyes Bridget1
Breadfan Branson0 Br00klyn Bostonbb Book2938 Bollock1 Bluearmy Blue1234 BLS6HDFF Blowjob1 Blitzer1 Blessing
Blackhaw Binkley1 Bigfoot1 Bigdadd1 Bigcock1 Bigboobs Beverly1 Berlin19 Bennett1 Benjami1 Benedikt Beautiful
BayPoint Batteries Bambamb1 Balloon1 Babydoll Babyblue B5ullie1 Azerbaij Atreides ASDqwe123 Arsenal2 Armstrong
Armagedon Antonius Anthony2 Annabell Andrew123 Andrew01 Anderso1 Alex2304 Alessandro Alberto1 AlbanyColonie
Agent007 ADOreadme ADOMDreadme Add75Son Acunetix Achilles Ab103682 aA11223344 A123321a 9EiRomvP 9bm555P111
7x9of5jGfC 7h7Yvnhu9l 7b4k9znKeW 737kkbLskV 6doHF6Aj 55cWszsw2L 5100Dsho 4RCwjPkM 4F9046R198 4EverMad
4CHotSr734 3RjQdxCNMRC568 3kH07nvz 2WRN21MK 2uef2fL1eE 2ezLgic37H 1Winston 1Webster 1Vampire 1Triumph 1Travele
1Support 1Starshi 1Spencer 1Snowman 1Serenit 1Rooster 1Redwing 1Rebecca 1Qazxsw2 1qaZxsw2 1QAZ2wsx 1Qaz2Wsx
1Q2W3E4R5T 1Playtim 1Phantom 1Penguin 1Patches 1Packard 1ni3yax91G 1Newyork 1Montana 1Liverpo 1Lasvega
1Lambert 1KoRnOgR 1Kenneth 1Holiday 1Hercule 1Herbert 1Hansolo 1Grendel 1Golfing 1Goldber 1Giveitu 1Frederi
1Frankli 1Flipper 1Fantasy 1Express 1Elephan 1Eclipse 1Dreamer 1Devildo 1Destiny 1Deliver 1Decembe 1Cumshot
1Cumming 1Connect 1Cartman 1Buffett 1Bubbles 1Broncos 1Brittan 1Boobies 1Bigfoot 1Bigdadd 1Barbara 1Arizona
1Antonio 1Anthony 1Andreas 1Anderso 1America 1Alabama 191084Akz 169125Bc 13Rhfcyjlfh 1395Tier 123qweQWE
1234QWer 12345678A 12051993Mm 111Sanya ZZtops99 ZYjwrPrscnWV Zxcvbnm123 Zx435430 Zx123456 Zx123123
Zaq12wsx3edc Z586747z Z46afZipb Z198228z Z13eStl4 Yzerman1 Yv207911 yqpfrN9652 Yorktown yogmarN2 yjwfw73J
YFLTYMRFXGJR0707 yanshi1982A Y1tmit1972 XpressMusic X777261718x X1RCA234 Wrestle1 WPWP5625382q Wolfgan1
Winter12 Winter09 Winter01 Winchester Whocares Western1 Welcome2 Weihnachtsbaum Watcher1 Washburn W0A1NI0604de
Vvbhfijfi3 voo8Pedoja VogToofe VisualBasic ViewSoni Vfksifyz Vendetta Velocity Vatoloco Valerie1 VadiMHackeR
Universe Undertak Un1versal Umbrella UiXt1od736 Ufa35forever Ue8xqv84cL u5mh8T7w TWOAWWOzMNm Tryme1234
Truffles Truelove Trondheim Trident1 trewQ1234 Treasure Travele1 Topspiree Topdevice2 Tomcat14 TnAsljOhxFySa
Tinkerbell Tigerpaw Thuglife Thrille1 Thorsten ThEpaRtY Thebest1 Thankyou Tfkp1365 TextConv Terminat Terminal
Techno99 Tazmania Tashkent Talisman Taekwondo T0fMWI00 SZGEI6j9 sZCdu6he Sxj328174 Swordsma Swoldatl Swetlana
Supergirl Sunflowe Sullivan su5SUsu2 Stuyvesa Stunner7 Striker1 Stratoca Stockton Stockin1 Stj11t11 Stirling
Stingra1 Stealth1 StartSpooler Starship Stanford sS233795 Springe1 Spoiler1 Splitter SpienG60 Spiderman1
Speaker1 Southern Sopranos SonyEricsson Soldatenko20 Soccer12 Snazzo42 Smokie94 Smirnoff SloT2009 Slipota1994
Slipknot1 Skydive1 Skipper69 Skam0011 Sk8ordie Simone12 Silverad Signature673 Siemens1 Sic888625 Sic88858
Shotgun1 Shock133 Shipping Shinigami Shigehon Shamrock Shadow123 SetActivePwr Sergey91 Serenit1 Sephirot
Sentinel Seneca28 Semperf1 Seksi111 Scrabble Scorpio7 Schroede Scheisse Schalke0 Scarface1 Sausage1 Saturday
Satellite Sandrine sammy2B4 Saltanat Sabbath1 Runescape1 RUNDLL32 RR231982w111 ROOCLYDE89 Ronaldinho RollTide
Rockhard Roadking rL2010Sl Righton1 Richard4 Richard2 Rfewtww5tgregtr Revolution Revoluti Request1 Remoting
Register Reginald Redskin1 Recurring Rebellio Reanimat Rasputin Ranger01 Rachelle R2d2c3p0 r23Qmi68a
Qwertyuiop1 Qwertyu8 QWErty123 qweQWE123 Qweasdzxc QWasZX12 Qw7519632 Qw23erty Qw123123 Quality1 Qq1234567
qoxgVDYe Qefender098 QaZxSwEdC Qazxsw123 Qazwsx12 Qaz12345 Qa8916820123 Q925648q Q1w2e3r4t5y6 Pussyman
pSetupInitRe Prophet1 Property Programmer9 Programmable Profi666 Professor Presley1 Prelude9 Precompiling
Poochie1 Pointer1 Plymouth PLYLST14 PLYLST13 PLUTOniu Playtime Playstation3 Playstat Plastic1 Pirates1
Pignol12 Picture1 phZtcA63F9Zu Philips1 Philipp1 PeterPan Pentium4 Pennydog Pebbles1 Peanuts1 PciIde0Chann
Patrick9 Patrick2 Patrici1 Password3 Password10 Passw0rd1 PAssw0rd Pasha1991 Parlament ParadisT Papachub1
Pamela11 Paderborn Packers4 P0cadbyB OYRCuYi581 Outside1 OracleClient Ontario1 onlyOne4-myXworld Olga1234
Office13 ofAznPri odz1w1rB9T nzuU4pn89J nVeS0vk813 Nurbolat Numeric1 nPvkytbb Novikova NotreDam Norwegen
NldAUWz8 Nihonto1 Nightwish Nightmar Nietzsche Newpass1 Newcastle Nevermore Neptune1 NCC74656 ncc1701E
Nationa1 Natashka Natalia1 Napoleo1 N2K8P6ry Muxa1234 Mustang5 Multovod3 Mulambo1 Muhnkies Muhammad MoreP0rn
Moondog1 MonteCarlo Montarios77 Monorga14 Mongoose Moneyman MoIsCool Miranda1 MinimalInsta Military Milhouse
Milamber Midnigh1 Microcode Michael7 Michael6 Michael3 MG121962 MFaDYKef Meridian Meredith Mer1d1an Memphis1
Medical1 Meathead MDMJF56E Mckenzie MCHS1980 Maxwell7 Maulwurf Matthews Masters1 Master11 Maserati MaryMary
Martina1 MarkPnpDevic Marie123 Makavel1 Majestic Madeline Loveyou1 LovesTheCock Lovegrov Loredana Longwood
Lokomotive LogPidValues Logitech1 LOCOMAN0 Lockheed Lobster2 LM504603 LiWQyskW Liverpool5 Lillian1 Liberty7
Lfybbk123 Letmein0 Lesbians Leo3703989 Lasvegas LaserEPS0 Lapochka Lakers32 Laflin71 Ladybug1 L0oooo00
Krasnodar Kp9v1ro7lH KoRnOgR1 Kolokol91 Knights1 KKQxBdiR Kirsten1 Kimbers1 Killer1989 kea85aXe8W
kbKAvGfCABwDA Kazancev192 Kaufmann Kathryn1 Kassandra Karma175 Karl5985 Kamikaze Kakawka123 k9vV0soa Jupiter2
Jujitsu1 jqmE1uY488 Jos10ego JONERS12 Johnston Johndeer Johanna1 jgpxT7Ah3F Jesus777 jEr3s665 Jennifer1
Jenn1fer Jeka1911 Jeimusu5 Jefferso JayBvr70 Jasmine0 JAMIE123 Jameson1 Jackson6 J78GC86VG J1235610 Izaskun1
IsTheMa1 Ironman1 Inuyasha Intelligence InstallWMDM InstallPersi InofLamn Initializati India123 Iloveyo1
Il83jT7t IIaIIa1962 Iforgot1 IdeDeviceP2T IdeDeviceP1T Ibyybr56 Ibrfhyj1 Huskers1 Hunter11 Htyf1994
Hswfhmcvthnb HPDJ6CDC HPCHP0J1 Horseman Homerun1 HmIucIf1 Hklmdf13 HjL?rring Highbury Hf22d08f0 Hermione
Herbert1 HellYeah HELLfire1990 Heather2 Hawkeyes Harry123 Handsome Hallowee GUUNIgPI Guinnes1 Guiness1
GuidIndex GU2348QV GSXR1000 Grip0znik granPgranP GQlSsTfhQgWwvqxJX GQd4Apdh Goodboy1 Goliath1 Godzilla02
Godzill1 Godsmack Gladiator Gladiato Giveitu1 Gilligan Gillette Gigabyte Ghjcnjrdfibyj Ghblehjr111 Ghbdtnl2
Ghbdtn123 Gfhjkmxbr Gfhjkm12 Gfhjkm11 Genovese001 Generating Gbplfnsqgfhjkm1 Gathering Gangster Gandalf2
Gamecube Gamecock Galileo7 Gabriela FunnyGuy
`
    .trim()
    .split(/\s/),
)
