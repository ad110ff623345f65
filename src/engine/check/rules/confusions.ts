import { comparatives, owned } from '../english.ts'
import { textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'
import { inPlaceOf } from '../words.ts'

/** Words taken for others that sound or look alike. A pattern is listed only if nothing correct looks like it. */
export const confusions = textRule(
  {
    name: 'confusions',
    description: 'No word stands for another that sounds or looks alike.',
    severity: 'warning',
  },
  (text) => slipIn(text, slips),
)

/** A slip whose one wrong word stands in the match once; `right` keeps its capital. */
const word = (pattern: string, wrong: string, right: string, message = `"${right}" is meant.`): Slip => ({
  pattern: new RegExp(pattern.replaceAll('’', "['’]"), 'i'),
  needs: /^[a-z ]+(?=\$?$)/.exec(wrong)?.[0],
  message,
  mend: (written) =>
    written.replace(new RegExp(wrong.replaceAll('’', "['’]"), 'i'), (found) => inPlaceOf(found, right)),
})

/** Where a clause begins. */
const clause = String.raw`(?<=^|[.!?:;,] |\b(?:and|but|or|if|when|that|because|so|as|while|until|once|where) )`

/** What "your" and "their" stand before, and "you are" and "they are" do not: "they’re people", "you’re product owners". */
const ownedAlone = String.raw`(?:own\b(?! (?:of|now)\b)|(?:account|app|budget|business|client|code|company|content|customer|data|document|employee|goal|name|order|page|password|phone|price|product|project|review|server|shop|site|size|staff|store|system|task|team|text|website)s?(?=[.;:!?]|$| (?:and|are|at|be|can|from|has|have|in|is|needs?|on|or|runs?|was|were|will|works?)\b))`

const before =
  'of|for|with|from|into|by|on|in|to|at|and|keeps?|has|loses|knows|changes|changed|lost|doubled|improved|shows|all|does|did|do'
const beforeThem = `${before}|have|keep|lose|know|change|show|write|read|see|use|do|run|hand|give|send|enter|bring|finish`

const slips: Slip[] = [
  word(
    String.raw`\b(you)’re(?= ${ownedAlone})|\b(?:by|from|in|into|inside|of|on|through|to|via|with) you’re(?= (?!(?:an?|the|our|their|my|one|not|all)\b)\w+ (?:${owned})\b)`,
    '’re',
    'r',
    'it means "you are".',
  ),
  {
    pattern:
      /(?<=\b(?:when|if|once|because|until|unless|that) )your(?= (?:ready|sure|done|happy|unsure|stuck|lost|going|not|welcome|interested in|looking for)\b)|(?<=\b(?:what|when|where|who|how|if|once|because|until|unless|that|than|while|whether) )your(?= (?:asking|comparing|dealing|doing|expecting|getting|giving|going|hoping|looking|losing|making|missing|paying|running|saying|seeing|sending|taking|talking|telling|thinking|trying|using|waiting|wasting|wondering|working)(?:[.,;:!?]|$| (?:about|after|an?|and|at|for|from|in|it|money|now|on|or|our|the|them|this|time|to|too|us|with)\b))|(?<=^|[.!?:;,] |\b(?:and|but|or|if|when|that|because|so|as|while|until|once|where) )your(?= welcome(?: to\b|[.!,]|$))/i,
    message: 'it means "of you".',
    mend: (written) => `${written.slice(0, 3)}’re`,
  },
  word(String.raw`\bwho’s(?= (?:${owned}|checkout|goal|job)\b(?!-))`, 'who’s', 'whose', 'it means "who is".'),
  word(
    String.raw`\bit’s(?= own\b)|(?<=\b(?:${before}) )it’s(?= (?:${owned}|address|colou?rs?|history|layout|limits|logs|look|past|shape|speed|results|settings|state)\b(?!-| (?:as|that|to|well|who|which|we|you|they)\b))`,
    'it’s',
    'its',
    'it means "it is".',
  ),
  word(
    String.raw`${clause}its(?= (?:an?|the|not|been|also|because|going to|time to|possible|important|easy|hard)\b(?!-))`,
    'its',
    'it’s',
    'it means "of it".',
  ),
  word(
    String.raw`(?<=\b(?:${beforeThem}) )there(?= (?:${owned})\b(?! (?:is|are|was|were)\b))|\bthey’re(?= ${ownedAlone})|(?<=\b(?:find|finds|lose|loses|know|make) )there(?= way\b)`,
    'there|they’re',
    'their',
  ),
  word(
    String.raw`${clause}their(?= (?:is|are|was|were|isn’t|aren’t|wasn’t|weren’t|has been|have been|will be|may be|must be)\b)`,
    'their',
    'there',
  ),
  word(
    String.raw`(?<=\b(?:when|if|that|because|once|while|until) )their(?= (?:ready|sure|happy|done|not|going to|able|here)\b)`,
    'their',
    'they’re',
  ),
  word(
    String.raw`(?<!\b(?:if|when|once|gets?|becomes?|runs?)\b[^.]{0,80})\b(?:${comparatives}) then(?= (?:an?|the|before|ever|usual|planned|expected|needed|any|one|two|three|\d+|most|many|all|half|those|that|this|ours|yours|theirs|what|other|others|in|on|at|with|for|it|we|you|they)\b)|\b(?:rather|other|more|less|fewer) then(?= \S)(?! (?:we|you|they|it|the)\b)`,
    'then$',
    'than',
  ),
  word(
    String.raw`(?<=, )than(?= (?:we|you|they)\b)|(?<=^|[.!?] |\band )than(?= (?:we|you|they|it|the|comes?|your|our)\b)`,
    'than',
    'then',
  ),
  word(
    String.raw`\b(?:is|are|was|were|be|far|way|not|often|it’s) to(?= (?:late|expensive|big|small|complicated|difficult|heavy|weak|large|high|old|short|much|many|few|often|risky|costly)\b(?! (?:a|the|as|of)\b))`,
    'to$',
    'too',
  ),
  word(
    String.raw`\b(?:able|going|in order|how|want|wants|wanted|need|needs|needed|ready|according|thanks|due|used|easy|like) too(?= (?:an?|the|our|your|be|build|do|find|get|give|go|help|keep|know|make|run|see|send|show|start|take|use|work|write)\b)|\b(?:talks?|speaks?|writes?|sends?|listens?|belongs?|leads?|refers?) too(?= (?:your|the|our|us|you|them|each|every)\b)`,
    'too$',
    'to',
  ),
  word(
    String.raw`\bto loose(?= (?:an?|the|your|our|their|its|data|time|money|clients|customers|nothing|track|it|them|any)\b)|\b(?:will|can|could|may|might|n’t|not|never|we|you|they) loose(?= (?:an?|the|your|our|their|data|time|money|clients|customers|nothing|track|it|them|any)\b)|(?<!\b(?:the|a|of|any|some|with|and) )\bloose(?= (?:customers|clients|sales|money|track)\b)`,
    'loose',
    'lose',
  ),
  word(
    String.raw`\b(?:we|they|who) where(?= (?:not|in|on|at|told|asked|given|able|done|there|here|very)\b)`,
    'where$',
    'were',
  ),
  word(
    String.raw`\b(?:know|show|see|tell|knows|shows|decide) were(?= (?:it|you|we|the|they|to|your|each)\b)`,
    'were$',
    'where',
  ),
  word(
    String.raw`\b(?:glad|happy|pleased|want|like|love) to here\b|\b(?:we|you|will|can) here from\b|\bhere from (?:you|us)(?= (?:soon|within|by|in|the same|again)\b)`,
    'here',
    'hear',
  ),
  word(
    String.raw`\b(?:check|know|see|decide|test|tell|wonder|ask us|no matter) weather(?= (?:an?|the|our|your|their)\b)|\bweather or not\b|(?<=^|[.,;:] |\b(?:about|of|on|question) )weather(?= (?:it|you|we|they|to)\b)`,
    'weather',
    'whether',
  ),
  word(
    String.raw`\b(?:in|on|of|for|with|to|from|by|about|at|into|without|through|inside|via) you(?= (?:name|own|account|data|team|company|business|project|website|order|customers|clients|budget|phone|product|servers?|shop|site|systems?)\b)|\b(?:change|check|connect|copy|delete|export|grow|host|import|improve|keep|know|manage|migrate|move|protect|review|run|secure|share|store|test|update|use) you(?= (?:accounts?|apps?|budget|business|code|company|content|costs|customers|data|database|documents|files?|name|orders?|own|passwords?|products?|projects?|servers?|shop|site|software|systems?|team|users|website)\b(?<!\bkeep you company)(?! (?:is|are|has|can|will|count)\b))`,
    'you$',
    'your',
  ),
  word(
    String.raw`(?<!\bthe )\beveryday(?=[.,;!?]|$| (?:at|until|from)\b)`,
    'everyday',
    'every day',
    'it means "usual".',
  ),
  word(String.raw`(?<=^|[.!?] )hear(?= (?:is|are|you find|you will)\b)|\bclick hear\b`, 'hear', 'here'),
  word(
    String.raw`\b(?:far|away|apart|different|comes?|came|learn(?:ed|t)?|protects?|protected|prevent|prevents|ranging|suffers?|recovers?|taken|copied|moved?|begins?|start(?:s|ed|ing)?|hear|free|move|moves|back) form(?= (?:the|an?|our|your|its|their|us|you|scratch|one|there|here|now|day|\d+)\b)`,
    'form$',
    'from',
  ),
  word(String.raw`\b(?:fill (?:in|out)|submit|complete) (?:the|this|our|an?) from\b`, 'from$', 'form'),
  word(
    String.raw`(?<!\b(?:an?|the|feed|drinking) )trough(?= (?:the|an?|our|your|all|every|each)\b)`,
    'trough',
    'through',
  ),
  word(
    String.raw`\b(?:go|goes|going|went|gone|run|runs|walk|walks|look|come|comes|click|pass|passes|guide|guides|all|half ?way|right|lead|leads|carry|see) though(?= (?:the|an?|our|your|every|each|all|it)\b)`,
    'though$',
    'through',
  ),
  word(
    String.raw`\b(?:will|can|could|may|might|not|n’t) affect(?= (?:change|on)\b)|\b(?:an|the|no|any|side|little|great|big) affects?(?= (?:of|on|is|was)\b)|\bside affects?\b`,
    'affect',
    'effect',
  ),
  word(
    String.raw`\b(?:will|can|could|may|might|not|does|do|to|n’t) effect(?= (?:the|your|our|how|every|other|users|customers|clients|it|you|us|them)\b(?! (?:change|changes|transition)\b))`,
    'effect$',
    'affect',
  ),
  word(
    String.raw`\b(?:an|our|your|their|good|of|for|give|gives|ask for|some|free|best) advise\b(?! (?:you|them|on|against|clients|customers|the)\b)`,
    'advise$',
    'advice',
  ),
  word(
    String.raw`\b(?:to|we|they|will|can|would) advice(?= (?:you|them|clients|customers|against|on|the|our|your|that)\b)`,
    'advice$',
    'advise',
  ),
  word(String.raw`\b(?:to|can|will|could|would|must|should|n’t) chose\b`, 'chose$', 'choose'),
  word(String.raw`\bquiet(?= (?:an?|often|simple|easy|different|the same|similar|likely|well)\b)`, 'quiet', 'quite'),
  word(
    String.raw`\b(?:rid|because|instead|lots|plenty|most|many|out) off(?= (?:the(?! shelf\b)|our|your|it|this|them|all|that)\b)`,
    'off$',
    'of',
  ),
  word(
    String.raw`(?<!\b(?:an?|and|each|every|one|our|the|this|your) )\b(?:switch|switches|turns|switched|turned) of(?= (?:the|an?|your|all|it)\b)(?! the (?:century|month|year|tide|screw))`,
    'of$',
    'off',
  ),
  word(
    String.raw`\bpubic(?= (?:cloud|sector|page|pages|API|key|service|services|site|transport|holidays?)\b)`,
    'pubic',
    'public',
  ),
  word(
    String.raw`\b(?:project|product|account|team|general|office|line|release|delivery) mangers?\b`,
    'manger',
    'manager',
  ),
  word(
    String.raw`\b(?:our|your|their|the|each|every|new|many|more|of|for|with) costumers?(?= (?:are|is|can|will|who|and|from|in|of|to|get|see|pay|service|support)\b|[.,;!?])`,
    'costumer',
    'customer',
  ),
  word(String.raw`\b(?:on|in|for) (?:a|an) (?:daily|weekly|monthly|regular) bases\b`, 'bases$', 'basis'),
  word(String.raw`\b(?:one|two|three|four|six|nine|twelve|few|several|\d+) moths\b`, 'moths$', 'months'),
  word(
    String.raw`\b(?:the|a|our|your) fist (?=(?:version|release|step|week|day|month|call|draft|page|time)\b)`,
    'fist',
    'first',
  ),
  word(String.raw`\bsing (?=(?:up|in) (?:for|to|with|here|now|today|on)\b)`, 'sing', 'sign'),
  word(String.raw`\bcontract us\b(?! to\b)`, 'contract', 'contact'),
  word(String.raw`\b(?:see|described|listed|shown|table|form) bellow(?=[.,;:]|$| \w)`, 'bellow$', 'below'),
  word(String.raw`\btrail (?=(?:version|period|account|month)\b)`, 'trail', 'trial'),
  word(
    String.raw`\blunch(?=(?:e[ds])? (?:the|your|an?|our|its|their) (?:apps?|sites?|products?|shops?|stores?|websites?|platforms?|campaigns?|services?)\b)`,
    'lunch',
    'launch',
  ),
  word(String.raw`\bcomplain(?=t with (?:the|all|GDPR|PCI|HIPAA|ISO|law)\b)`, 'complain', 'complian'),
  word(String.raw`\b(?:web|test|production|mail|database|file) severs?\b`, 'sever', 'server'),
  word(String.raw`\bentires\b`, 'entires', 'entries'),
  word(String.raw`\bpiece of mind\b`, 'piece', 'peace'),
  word(String.raw`\bsneak peak\b`, 'peak', 'peek'),
  word(String.raw`\bbare with (?:us|me)\b`, 'bare', 'bear'),
  word(String.raw`\bfree reign\b`, 'reign', 'rein'),
  word(
    String.raw`\bin the passed\b|\bpassed (?=(?:few|two|three|ten) (?:days|weeks|months|years)\b)`,
    'passed',
    'past',
  ),
  word(
    String.raw`\b(?:was|were|been|being|has|have|had|are|is) build(?= (?:by|with|in|from|around|for)\b)|\b(?:[Ww]e|[Tt]hey|[Yy]ou) (?:have|had) (?:already |always |never )?build(?= (?:apps?|software|sites?|websites?|shops?|systems?|products?|it|them|the|an?|our|your|this|that|over|more|many|for|with|since|\d+)\b)`,
    'build',
    'built',
  ),
  word(
    String.raw`\b(?:was|were|been|has|have|had) (?:send|spend)(?= (?:to|by|on|in|the|an?|with|you|us|it|more|less)\b)`,
    'end$',
    'ent',
    'the past is meant.',
  ),
  {
    pattern:
      /\b(?:(?:do|does|did|is|are|was|were|have|has|had|could|should|would|must|ca)nt\b|(?<!\b(?:is|are|was|were|as|his|her|their|its) )wont(?= \S)|(?:you|they)(?:re|ve)\b|weve\b|(?:that|what|here|there)s(?= [a-z]))|(?<=^|[.!?] )lets(?= (?:talk|start|see|go|build|look|meet|begin|get|work|make|do|take|say|discuss|find|be|not)\b)/i,
    message: 'the apostrophe is missing.',
    mend: (written) => written.replace(/(?:[rv]e|[ts])$/i, '’$&'),
  },
]
