/**
 * Passwords that are tried first, in small letters: what people are known to choose, and the words
 * that they make it from by a capital, a year or a swapped sign (password-rules strips those).
 */
const list = `
password passwort passord passwd pass passw0rd p4ssword pa55word letmein welcome welcome1 admin administrator root guest user login master changeme change secret default test
testing tester temp temporary qwerty qwertyuiop qwerty123 qwerty1234 qwerty12345 qwerty1 qwer1234 qwerty12 qwertyui qweasdzxc qweasd qweqwe qwe123 qwe123qwe azerty azertyuiop
asdfgh asdfghjkl asdfasdf asdf1234 asdfjkl asdasd asdqwe123 zxcvbnm zxcvbn zxczxc zaq12wsx zaq1zaq1 xsw2zaq1 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e 1q2w3e4r5t6y
q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qaz123 wsxedc zaqwsx zxcasdqwe qwaszx poiuytrewq mnbvcxz lkjhgfdsa iloveyou iloveyou1 iloveyou2 iloveu ilovehim ilovegod ilovejesus
ilovemum ilovemum1 iloveme iloveme1 ilovemyself loveyou loveme lovely lover lovers love iloveyouforever forever always forever1 mylove babylove sweetheart sweetie honey honeybee
babygirl babyboy baby babygurl princess princess1 prince queen king kingkong princesa angel angels angel1 angelica diamond diamonds sunshine sunshine1 sunflower sunset sunrise
sunday rainbow rainbows butterfly butterfly1 flower flowers blossom daisy rosebud buttercup cherry peaches strawberry banana bananas chocolate chocolate1 cookie cookies cupcake
cupcakes candy sugar ginger pepper peanut peanuts pumpkin muffin biscuit pickle marmalade crumpet cheese bacon chicken monkey monkey1 dragon dragons dragon1 tiger tigers lion lions
panther jaguar leopard cheetah wolf wolves bear bears teddybear elephant giraffe penguin penguins dolphin dolphins shark eagle eagles falcon falcons hawk phoenix raven kitten kitty
kittycat hellokitty pussycat puppy doggy doggie snoopy scooby scoobydoo turtle rabbit bunny hamster spider scorpion cobra python viper unicorn unicorns mustang bronco stallion pony
horses horse monster football football1 footballs soccer rugby cricket tennis hockey baseball basketball golf golfer boxing swimming running cycling snooker darts liverpool
liverpool1 liverpoolfc arsenal arsenal1 chelsea chelsea1 chelseafc manchester manutd manchesterunited mancity manchestercity everton tottenham spurs westham newcastle sunderland
leeds leedsunited rangers rangers1 celtic celtic1 aberdeen astonvilla villa barcelona realmadrid juventus ronaldo messi beckham rooney gerrard ynwa youllneverwalkalone lakers
yankees cowboys steelers redsox packers superman superman1 batman batman1 spiderman spiderman1 ironman hulk wolverine deadpool avengers captain captainamerica thor joker starwars
starwars1 starwars123 skywalker jedi yoda darthvader vader stargate startrek enterprise spock matrix neo trinity morpheus gandalf frodo hobbit legolas aragorn harrypotter hogwarts
hermione dumbledore potter pokemon pokemon1 pikachu charizard naruto sasuke mario luigi zelda sonic minecraft minecraft1 fortnite roblox playstation xbox nintendo warcraft
worldofwarcraft starcraft counterstrike callofduty halo pacman tetris michael michael1 jordan jordan1 jordan23 michelle jessica jessica1 jennifer ashley ashley1 amanda daniel
daniel1 matthew matthew1 joshua joshua1 andrew anthony anthony1 thomas thomas1 robert charlie charlie1 george george1 william william1 oliver oliver1 harry jack james james1 david
david1 joseph samuel benjamin nathan nicholas nicole nicole1 natasha nathalie natalie melissa rebecca rachel hannah hannah1 lauren lauren1 emily emily1 sophie sophie1 charlotte
charlotte1 chloe olivia amelia isabella jasmine victoria victoria1 elizabeth alexander alexandra alexis alex samantha sarah stephanie stephen steven christopher christian christina
christine christine1 patrick patricia peter phillip richard edward kevin brian brandon brandon1 justin justin1 tyler austin dakota taylor taylor1 morgan morgan1 jordan2 maggie
maggie1 molly bella bailey bailey1 buster buddy max rocky lucky lucky1 lucky7 shadow shadow1 smokey tigger tigger1 oscar barney murphy sammy sandy misty casper jasper simba milo
toby jake cooper duke sparky fluffy pepper1 ginger1 patches boomer bubbles bubbles1 chester dexter felix gizmo summer summer1 winter winter1 spring autumn january february march
april may june july august september october november december monday tuesday wednesday thursday friday saturday christmas easter halloween birthday holiday holidays snowball
snowflake snowman england england1 scotland ireland wales britain unitedkingdom london london1 birmingham edinburgh glasgow cardiff belfast bristol sheffield nottingham leicester
southampton portsmouth plymouth cambridge oxford brighton yorkshire lancashire essex cornwall devon america australia canada france germany italy spain poland india pakistan
nigeria jamaica newyork paris berlin madrid sydney chicago california texas dallas florida hollywood freedom freedom1 liberty peace harmony hope faith heaven heavenly blessed
blessing jesus jesuschrist jesus1 christ god godisgood godislove church bible amen allah islam krishna buddha family family1 mother father mummy daddy daddysgirl brother sister
sisters friends friend bestfriend friendship mommy grandma grandad children money money1 moneymoney million millionaire dollar dollars business company office computer computer1
laptop internet internet1 google facebook twitter instagram youtube yahoo hotmail gmail microsoft windows apple android samsung samsung1 iphone nokia motorola sony toshiba cisco
oracle linux server network system access access14 security private public control metallica metallica1 nirvana slipknot linkinpark blink182 greenday eminem tupac 2pac beatles
thebeatles queen1 oasis coldplay onedirection justinbieber beyonce rihanna shakira madonna elvis elvispresley michaeljackson rocknroll rockstar rockstar1 rock guitar guitars
drummer music music1 musical dance dancer dancing singer piano violin hiphop metal heavymetal mercedes ferrari ferrari1 porsche porsche911 lamborghini bmw audi jaguar1 corvette
camaro chevrolet chevy toyota honda yamaha suzuki kawasaki ducati harley harleydavidson vauxhall landrover rangerover bentley rollsroyce formula1 racing racer speedy turbo killer
killer1 hunter hunter1 hunting warrior soldier soldiers sniper ninja samurai pirate pirates assassin destroyer terminator predator alien aliens zombie zombies vampire vampires
dracula demon devil lucifer satan hell hellfire inferno darkness midnight moonlight starlight stardust thunder lightning storm hurricane tornado blizzard rainbow1 ocean river
mountain island paradise garden nature whatever whatever1 nothing nothing1 something anything everything nevermind whocares dontknow idontknow forgetit forgotten remember
mypassword mypass newpassword newpass password1 password2 password12 password123 password1234 password12345 password01 passwordpassword thepassword nopassword yourpassword letmein1
letmein123 letmeinnow openup opensesame sesame abracadabra trustno1 trustnoone fuckyou fuckyou1 fuckoff asshole bitch bitches bastard bollocks wanker shithead bullshit abc123
abcd1234 abcde12345 abc12345 abc1234 abcdef abcdefg abcdefgh abcabc a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 a123456 a12345678 a123456789 aaa111 ab123456 abcdef123 x123456 z123456 q123456
admin123 admin1234 administrator1 root123 test123 test1234 test12345 testtest user123 guest123 demo demodemo demo1234 welcome123 welcome12 welcome01 monkey123 dragon123 master123
love123 hello hello1 hello123 hellohello helloworld hello1234 goodbye goodmorning goodluck thankyou thankyou1 please pleasepass jesus123 angel123 summer123 winter123 football123
liverpool123 arsenal123 chelsea123 michael123 daniel123 princess123 superman123 batman123 pokemon123 sunshine123 iloveyou123 baseball123 computer123 secret123 shadow123 charlie123
thomas123 jordan123 12345678 123456789 1234567890 12345678910 0123456789 123123123 12341234 11223344 1122334455 112233445566 121212 12121212 123321 12344321 123454321 1234554321
147258369 147852369 159357 159753 14789632 741852963 789456123 789456 963852741 987654321 9876543210 87654321 88888888 99999999 00000000 11111111 22222222 55555555 66666666
77777777 666666666 111222333 123654789 123698745 135792468 13579246 24681012 246810 102030 10203040 1020304050 123456789a 123456789q 123456a 123456aa 1234qwer 12345qwert 123qweasd
123qwe 123qwe123 12qwaszx 19841984 19871987 20002000 20202020 1password 1234abcd 123abc 123abc123 007007007 jamesbond jamesbond007 bond007 agent007 property properties estateagent
estateagents houseforsale landlord tenant rightmove zoopla letting lettings mortgage mortgages homesweethome sweethome mysweethome househunter househunting firsthome newhome
newhouse myhouse myhome
`

export const guessedPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
