import { textRule } from '../text-rule.ts'

/** Words that are often mistyped, each with its correction; none of them is a word of its own. */
const corrections: Record<string, string> = Object.fromEntries(
  `teh the|hte the|adn and|nad and|taht that|thsi this|wiht with|wih with|yuor your|yoru your
  recieve receive|recieved received|recieves receives|beleive believe|acheive achieve|wierd weird|freind friend
  seperate separate|seperately separately|definately definitely|occured occurred|occurence occurrence|untill until
  accomodate accommodate|adress address|begining beginning|buisness business|bussiness business|calender calendar
  comming coming|commited committed|completly completely|custumer customer|custumers customers|developement development
  devlopment development|enviroment environment|excelent excellent|experiance experience|foward forward|goverment government
  guarentee guarantee|garantee guarantee|independant independent|infomation information|intergration integration|knowlege knowledge
  lenght length|maintainance maintenance|managment management|neccessary necessary|necesary necessary
  noticable noticeable|occassion occasion|oppurtunity opportunity|perfomance performance|posible possible|prefered preferred
  privelege privilege|proffesional professional|profesional professional|programing programming|publically publicly
  recomend recommend|reccomend recommend|refered referred|relevent relevant|responsability responsibility|seccurity security
  securty security|servies services|sevice service|softare software|sofware software|sucess success|succesful successful
  successfull successful|suport support|tecnology technology|techology technology|tommorow tomorrow|transfered transferred
  abilty ability|abscence absence|accesible accessible|accidently accidentally|accross across|acommodate accommodate
  acheived achieved|acknowlege acknowledge|aquire acquire|aquired acquired|agressive aggressive|amoung among|annualy annually
  apparantly apparently|appearence appearance|apropriate appropriate|aproach approach|arguement argument|assesment assessment
  asistance assistance|attatch attach|availible available|avaliable available|availabe available|aswell as well
  basicly basically|becuase because|becasue because|beacuse because|beetween between|beggining beginning|belive believe|benifit benefit
  benefical beneficial|breif brief|brocure brochure|budjet budget|catagory category|changable changeable|charachter character
  cheif chief|collegue colleague|comunication communication|comunicate communicate|comittee committee|comparision comparison
  competetive competitive|compatable compatible|complience compliance|concious conscious|configration configuration|connexion connection
  consistant consistent|continous continuous|convinient convenient|corect correct|
  critisism criticism|databse database|decison decision|decribe describe|dependancy dependency|desgin design
  desicion decision|develoment development|devloper developer|devlopers developers|develpment development|diffrent different|differnt different
  dissapear disappear|dissappoint disappoint|effecient efficient|efficent efficient|embarass embarrass|emploees employees
  equiptment equipment|especialy especially|essencial essential|eventualy eventually|exceptionaly exceptionally
  existance existence|expence expense|expereince experience|explaination explanation|familar familiar|feild field|finaly finally
  flexable flexible|fourty forty|freqently frequently|fullfil fulfil|functionalty functionality|futher further|generaly generally
  gaurantee guarantee|guidence guidance|happend happened|harware hardware|heigth height|higer higher|hierachy hierarchy|immediatly immediately
  implemention implementation|implmentation implementation|importent important|improvment improvement|inconvinience inconvenience
  incease increase|independance independence|indentify identify|inital initial|inteface interface|intrest interest
  interupt interrupt|irrelevent irrelevant|knowledgable knowledgeable|liason liaison|libary library|liscense licence|litle little
  maintenence maintenance|managament management|mangement management|markting marketing|millenium millennium
  mispell misspell|neccesary necessary|nescessary necessary|ocasion occasion|occurrance occurrence|offical official
  optimisaton optimisation|orignal original|paralel parallel|particulary particularly|peice piece|peformance performance
  performace performance|perferomance performance|permanant permanent|persistant persistent|personel personnel|planing planning
  posession possession|potentialy potentially|prefering preferring|presance presence|probaly probably|problably probably
  procede proceed|proccess process|proces process|productivty productivity|projet project|pronounciation pronunciation
  propperly properly|questionaire questionnaire|quaility quality|qualtiy quality|realy really|reccommend recommend|recive receive
  refering referring|referal referral|relase release|reliabilty reliability|repitition repetition|requirment requirement
  requirments requirements|resouces resources|responsable responsible|responsibilty responsibility|retreive retrieve|rythm rhythm
  scalabilty scalability|schedual schedule|secratary secretary|secuirty security|sevices services|serivce service|serivces services
  similiar similar|simultanous simultaneous|sincerly sincerely|solutons solutions|soultion solution|speach speech|specificly specifically
  stategy strategy|stragety strategy|strenght strength|substancial substantial|succesfully successfully|successfuly successfully
  sufficent sufficient|superceed supersede|suprise surprise|surprize surprise|technicaly technically|techincal technical
  tehcnical technical|temperary temporary|tendancy tendency|therfore therefore|threshhold threshold|togehter together
  tranfer transfer|transfering transferring|trully truly|typicaly typically|unforseen unforeseen|unfortunatly unfortunately|usefull useful
  usally usually|varius various|vehical vehicle|visable visible|volontary voluntary|vunerable vulnerable|vulnerabilty vulnerability
  whitch which|wonderfull wonderful|workng working|yeild yield
  alot a lot|aswell as well|atleast at least|eachother each other|infact in fact|ofcourse of course|thankyou thank you
  truely truly|wich which|whcih which|webiste website|wesbite website|writting writing`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(/ (.*)/) as [string, string])
    .filter(([, right]) => right),
)

const wrong = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])(?:${Object.keys(corrections).join('|')})(?![\p{L}\p{N}@/_-])`,
  'iu',
)

/** Slips of the fingers that nobody means. */
export const misspelling = textRule(
  { name: 'misspelling', description: 'No text has one of the common mistakes of spelling.', severity: 'warning' },
  (text) => {
    const match = wrong.exec(text)
    const right = match && corrections[match[0].toLowerCase()]
    if (!match || !right) return undefined
    const replacement = /^\p{Lu}/u.test(match[0]) ? right.charAt(0).toUpperCase() + right.slice(1) : right
    return {
      index: match.index,
      written: match[0],
      message: `"${match[0]}" is misspelt.`,
      suggestion: `Write "${replacement}".`,
      replacement,
    }
  },
)
