/**
 * Passwords that guessing programs try first, in lower case, of a length that the rules let pass. The well-known ones of
 * the yearly lists of leaked passwords, keyboard walks and what installers ship with.
 */
const whole = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 12qwaszx 123qweasd 123qweasdzxc 123qwe123 1234qwer
12345qwert q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwer1234 qwert12345 qwe123qwe qweasd123 qweasdzxc123 qazwsx123 qazwsxedc123
zaq12wsx zaq1xsw2 zaq1zaq1 zxcvbn123 zxcv1234 asdf1234 asdfgh123 asdfghjkl1 asd123asd aaa111aaa a1b2c3d4 a1b2c3d4e5
a123456a a1234567 a12345678 a123456789 aa123456 aa1234567 aa12345678 aa123123 aa112233 abc12345 abc123456 abc1234567
abcd1234 abcd12345 abcd123456 abcde12345 abcdef123 abcdefg1 ab123456 ab12345678 as123456 qq123456 qw123456 ww123456
zz123456 zx123456 wang1234 woaini1314 woaini520 5201314a a5201314 asdasd123 123456aa 123456ab 123456abc 123456qwe
1234567a 12345678a 123456789a 1234567890a 12345abc 123abc456 123123aa 123321qwe 11111111a 1111aaaa 00000000a
p@ssw0rd p@ssword1 p@ssw0rd1 p@ssw0rd123 pa55word pa55w0rd pa$$w0rd pa$$word1 passw0rd passw0rd1 passw0rd123 pass1234
pass12345 pass123456 password01 password12345 password123456 mypassword1 newpassword1 yourpassword1 thepassword1
testpassword1 adminpassword1 letmein123 letme1n1 l3tm3in1 w3lcome1 welc0me1 adm1n123 adm1nistrator admin1234 admin12345
admin123456 admin2020 r00tr00t root1234 root12345 toor1234 user1234 user12345 guest1234 test1234 test12345 test123456
demo1234 temp1234 default1 changeme123 chang3me secret123 s3cr3t123 qwerty12345 qwerty123456 qwerty1234567 qwertyui1
qwertyuiop1 qwertyuiop123 azerty123 azerty12345 azerty123456 azertyuiop1 azertyuiop123 motdepasse1 motdepasse123
soleil123 doudou123 loulou123 chouchou1 marseille13 bonjour123 jetaime1 coucou123 nicolas1 camille1 france98 france2018
trustno1 trustno1! ncc1701d ncc1701e thx11384 bond0070 agent0070 jordan23 michael23 lebron23 kobe2424 ronaldo7 messi1010
cristiano7 blink182 sum41sum slipknot6 eminem123 metallica1 linkinpark1 greenday1 nirvana123 mustang67 mustang69 corvette1
camaro69 ferrari458 porsche911 porsche914 honda123 toyota123 yamaha123 kawasaki1 suzuki123 harley123 apple123 google123
samsung123 iphone123 nokia123 microsoft1 windows10 windows11 windows98 linux123 ubuntu123 oracle123 cisco123 ubnt1234
raspberry1 minecraft1 minecraft123 fortnite1 fortnite123 pokemon123 pokemon25 pikachu123 roblox123 starwars1 starwars77
startrek1 gandalf1 gandalf123 frodo123 matrix123 batman123 spider123 spiderman1 superman123 ironman123 hulk1234 naruto123
sasuke123 goku1234 zelda123 mario123 luigi123 sonic123 halo1234 hello123 hello1234 hello12345 hi123456 love1234 love12345
iloveyou2 iloveyou12 iloveyou123 iloveyou1234 ilovey0u lovely123 lover123 sexy1234 angel123 baby1234 babygirl1 babyboy1
money123 rich1234 lucky123 lucky777 lucky1313 jesus123 jesus777 god12345 christ123 faith123 grace123 blessed1 heaven777
`;

/** Words that people make a password of by adding a few digits or signs. */
const stems = `
password passwort passwd passcode motdepasse contrasena senha wachtwoord parola admin administrator root superuser sysadmin
user username guest login default changeme letmein welcome access master secret private security secure server system
computer internet network windows microsoft google facebook instagram twitter youtube linkedin amazon apple iphone samsung
android nokia qwerty qwert qwertz qwertyu qwertyui qwertyuiop azerty azertyuiop asdf asdfgh asdfghj asdfghjk asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa
aaaaaaaa iloveyou iloveu loveyou loveme lovely lover love sweetheart sweety sweetie honey baby babygirl babyboy princess
prince queen king angel angels heaven jesus christ god faith blessed grace hello bonjour hola ciao salut coucou sunshine
sunflower flower flowers rainbow butterfly summer winter spring autumn january february march april may june july august
september october november december monday tuesday wednesday thursday friday saturday sunday london paris berlin madrid
moscow newyork chicago dallas houston boston phoenix austin denver america american england france germany canada australia
brazil mexico italy spain football footbal soccer baseball basketball hockey tennis golf golfer cricket rugby liverpool
arsenal chelsea barcelona juventus realmadrid manchester rangers yankees lakers cowboys steelers eagles patriots redsox
raiders packers dragon monkey tiger tigger lion panther eagle falcon phoenix shadow hunter ranger killer ninja samurai
warrior knight wizard merlin gandalf magic mystic thunder lightning storm rocket mustang ferrari porsche corvette camaro
mercedes yamaha harley suzuki honda toyota batman superman spiderman wolverine ironman starwars startrek pokemon pikachu
naruto minecraft fortnite roblox matrix mickey donald garfield snoopy scooby buster bailey buddy charlie cookie pepper
ginger coffee cheese chocolate banana orange peaches cherry strawberry michael michelle jennifer jessica ashley amanda
daniel andrew joshua matthew anthony robert thomas william richard joseph jordan justin brandon nicole melissa stephanie
elizabeth maggie hannah samantha taylor maria sophie camille nicolas alexandre julien marie thierry patrick philippe
martine chouchou doudou loulou soleil trustno whatever freedom success money dollar diamond silver golden gold purple
yellow nothing test tester testing temp temporary demo sample example company business manager office support
service public student teacher school college university maquette
`;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const commonWhole = listed(whole);
const commonStems = listed(stems);

/** Digits and signs that follow a word, as in `Welcome2024!`; more of them than this make it a password of its own. */
const longestTail = 5;

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether guessing programs would try this password among their first: one of the list, or a word of the list, perhaps
 * with lookalikes in it, and a few digits or signs after it; whatever the case (NIST SP 800-63B §3.1.1.2 asks for a list).
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (commonWhole.has(folded)) return true;
  const stem = folded.replace(/[^\p{L}]+$/u, '');
  if (folded.length - stem.length > longestTail) return false;
  return commonStems.has(stem.replace(/[@431057$]/g, (sign) => lookalikes[sign] ?? sign));
}
