import {
  alsoNouns,
  bare,
  comparatives,
  counted,
  namesWithCapitals,
  plurals,
  shortened,
  starters,
  withEnding,
  withS,
} from '../english.ts'
import { textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'
import { capital } from '../words.ts'

/** Slips of grammar. A pattern is listed only if nothing correct looks like it. */
export const wording = textRule(
  { name: 'wording', description: 'No text has one of the common slips of grammar.', severity: 'warning' },
  (text) => slipIn(text, slips),
)

/** Where "will", "can" and "must" are not nouns. */
const asVerb = String.raw`(?<!\b(?:an?|the|his|her|their|your|my|our|its|free|good|ill|tin|oil) )(?<=\S )`

/** Where "every client" is not somebody who is helped, let or asked to do something. */
const asSubject = String.raw`(?<!\b(?:[Aa]sk|[Cc]an|[Cc]ould|[Dd]id|[Dd]o|[Dd]oes|[Hh]ave|[Hh]aving|[Hh]elp|helped|[Hh]elping|[Hh]elps|insist|[Ll]ets?|[Ll]etting|[Mm]ade|[Mm]akes?|[Mm]aking|[Mm]ay|[Mm]ust|[Ss]aw|[Ss]ee|[Ss]eeing|[Ss]hould|[Ww]atch|[Ww]hy|[Ww]ill|[Ww]ould)(?: that)? )`
/** What a plural stands before in the name of a company, a job or a thing: "a systems engineer". */
const asMaker = String.raw` (?:administrator|agency|agreement|analyst|architect|area|bill|business|catalogue|company|conference|contract|department|desk|designer|developer|engineer|firm|group|integrator|lead|manager|menu|page|partner|provider|suite|team|vendor)s?\b`
/** Names and parts that have a number of their own: "a Fortune 500 company", "a Phase 2 project". */
const numbered = String.raw`\b(?:Android|Angular|[Cc]lass|[Ff]ortune|[Gg]rade|HTTP|ISO|Java|Laravel|[Ll]evel|Microsoft|Node|Office|[Pp]hase|PHP|Python|React|[Ss]tage|[Ss]tep|[Tt]ier|[Tt]op|[Vv]ersion|Web|Windows|iOS)`

const begins = '(?<=^|[.!?:] )'
const several = 'two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\\d+'
/** More abbreviations that end with a full stop, of three letters. */
const shorter = String.raw`\b(?:abs|app|art|avg|ext|etc|fig|gen|hrs|inc|int|ltd|max|min|nos|num|obs|par|pvt|qty|ref|res|rev|sec|seq|std|tel|var|vol|vs|yrs)|\.\p{L}+`
/** What follows a noun that ends its part of the sentence. */
const after = String.raw`(?=[.,;:!?]|$| (?:ago|later|before|after|are|were|have|has|is|was|who|which|that|on|in|at|for|to|with|from|every|each|by|when|until|while|because)\b)`

const bareOf = (verb: string): string =>
  verb === 'has'
    ? 'have'
    : verb === 'is'
      ? 'are'
      : verb === 'was'
        ? 'were'
        : verb
            .replace(/ies$/, 'y')
            .replace(/(?<=[gd]o|h|x|ss)es$/, '')
            .replace(/s$/, '')
const lastBare = (written: string): string => written.replace(/\w+$/, bareOf)

const lastOfOne = (written: string): string => written.replace(/\w+$/, withEnding)

/** Words that end in "s" and follow "can", but are not verbs. */
const noVerbs =
  'always|sometimes|perhaps|besides|indoors|outdoors|overseas|nowadays|\\w+(?:wards|ways|selves)|ours|yours|theirs|thanks|plus'

/** Names as they are without their capitals, or in two words. */
const namesMeant = new Map(
  namesWithCapitals.split(' ').flatMap((name): [string, string][] => [
    [name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(), name],
    // PostgreSql, MongoDb.
    ...(/[a-z](?:SQL|DB|QL)$/.test(name)
      ? [[name.replace(/(?<=[A-Z])[A-Z]+$/, (end) => end.toLowerCase()), name] as [string, string]]
      : []),
    ...(/^(?:Java|Type|Postgre|Git(?=Hub)|Word)/.test(name)
      ? [[name.replace(/\B(?=[A-Z][a-zQ])/, ' '), name] as [string, string]]
      : []),
  ]),
)

const slips: Slip[] = [
  {
    pattern: /(?<!\b(?:an?|the) )\b(should|could|would|might|must)(n['’]t)? of\b(?! course)/i,
    needs: ' of',
    message: '"of" is not a verb.',
    mend: (written) => written.replace(/of$/, 'have'),
  },
  {
    pattern:
      /\b[Aa]n (?!nginx|npx|https?\b)(?:[bcdfgjklmnpqrstvwz](?:[aeiou]|[lrhw][aeiouy])[a-z]+|h(?!o(?:n|ur)|eir|[eiou](?:r[bo]|st|[ltr]))[a-z]{2,}|user\w*|uni(?:t|on|que|form|versi|corn)\w*|useful\w*|usual|European|(?:CRM|CMS|UI|UX|URL|PDF|PHP|USB|GUI|KPI|POS|VPN|CDN|CV|QA|B2B)s?\b)/,
    message: 'the word after "an" begins with a consonant.',
    mend: (written) => written.replace('n', ''),
  },
  {
    pattern:
      /(?:\ba|(?<=^|[.!?:] )A) (?:(?!and\b|are\b|also\b|one|once|eu|ewe|ouija|appears|asks|offers)[aeio][a-z]{2,}|un(?!i|a[nr])[a-z]{3,}|up[dg][a-z]+|urgent\w*|ultra\w*|hour\w*|honest\w*|heir\b|(?:API|ERP|AI|IT|IP|ID|HTML|HTTPS?|XML|SSL|SMS|MVP|NDA|LMS|FAQ|SEO|SSO|SLA|SSD|HR)\b)/,
    message: 'the word after "a" begins with a vowel.',
    mend: (written) => written.replace(' ', 'n '),
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?<!\b(?:grade|vitamin|plan|option|series|is) )(?:(?:(?<=^|[.!?] )(?:An?|The)|\b(?:an?|the)) (?:an?|the|our|your|their|my|these|those|every)|\b(?:[Oo]ur|[Yy]our|[Tt]heir|[Mm]y) (?:an?|the|our|your|their|my))(?= [a-z])`,
        String.raw`(?<!\b(?:aware|because|capable|care|composed|consists?|dream|dreamed|full|heard?|instead|kind|knows?|known|made|out|part|proud|rid|sort|speak|spoken|think|thought|unheard|use|up|what|which|whom|approved?|disposed?|afraid) )\b[Oo]f (?:at|by|for|from|in|into|on|with)(?= (?:an?|every|each|our|the|their|this|your)\b)|\b(?:at|by|from|into|with) of\b(?! (?:all|course|late|old)\b)|(?<!\b(?:[Aa]rriv|[Bb]ought|[Bb]uilt|[Cc]onnect|[Ll]og|[Ll]ook|[Pp]lug|[Rr]each|[Ss]ign|[Ss]old|[Tt]ap|[Ww]ork)[a-z]* )\b(?:at|into) (?:for|with|from)(?= (?:an?|every|each|our|the|their|your)\b)`,
        String.raw`${asVerb}\b(?:will|must|should|would|could) (?:are|is|was|were|has|am)\b|\b[Ii]t is ha(?:s|ve)\b|\b(?:[Ww]e|[Tt]hey|You) (?:have are|are have|are is|is are|can are|do are)\b|\b(?:[Ww]e|[Yy]ou|[Tt]hey) (?:are|were) (?:${bare.replace(/\b(?:be|become|come|put|read|say)\|/g, '')}|agree|build|deliver|develop|explain|follow|grow|listen|maintain|meet|provide|serve|sit|stand|teach)\b(?!-| or )|${asVerb}\b(?:can|will|must|should) (?:can|will|must|should)\b`,
      ].join('|'),
    ),
    message: 'one of the two words is not needed.',
    advice: 'Remove one of them.',
  },
  {
    pattern: new RegExp(
      [
        String.raw`${asVerb}\b(?:will|can|must|should|would|could|might)(?: not)? (?:${withS}|needs|builds|helps|keeps|runs|shows|starts|waits|works)\b|\b(?:do|does|did)(?:n['’]t| not) (?:${withS}|needs|helps|starts|waits|works|wants|has|is|was)\b|(?<!\b(?:talk|speak|listen|belongs?|how|what|leads?|up|due|comes) )\bto (?:${withS})(?! and\b)\b|(?<!\b(?:[Aa]ll|[Ww]hat|than|as) )\b(?:[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|nobody|who) (?:(?:can|could|will|would|must|should|may|might)(?: not)?|(?:do|does|did)(?:n['’]t| not)) (?!(?:${noVerbs})\b)[a-z]{2,}[^\Wsuia]s\b`,
        String.raw`(?<!\b(?:of|than|for|between|with) )\b(?:[Ww]e|[Tt]hey|(?:${begins}|(?<=\b(?:if|when|that|before|once|because|until) ))[Yy]ou) (?:${withS}|${alsoNouns}|does)\b(?!['’])`,
        String.raw`${begins}(?:Our|Your|The|These|Those|Most|Many|All|Both|Some|Few)(?: of (?:our|your|the))?(?: (?:two|three|four|new|old|first|last|other|same))? (?:${plurals}|people|pages|reports|projects|texts|results|costs|prices) (?:is|was|has|does|${withS}|needs|wants|helps|works)\b`,
        String.raw`(?:${begins}|\b(?:build|create|develop|have|keep|make|need|offer|run|test|use|want|write)s? )(?!Windows|[Nn]ews|[Ss]eries|Kubernetes|Jenkins|Postgres|(?:Perhaps|Sometimes|Besides|Always|Afterwards|Nowadays)\b)[A-Za-z][a-z]{2,}(?<!ic)[^\Wsuiac]s (?:that|which|who) (?:${withS}|is|was|has|does|keeps|lets|needs|runs|serves|stays|uses|waits|works)\b(?!,)`,
        String.raw`(?<=(?:^|[.!?] )(?:Customers|Clients|Developers|Editors|Engineers|Testers|Users|Visitors|Systems|Teams) )(?:${withS}|has|is|was)(?= \p{Ll})`,
      ].join('|'),
      'u',
    ),
    message: 'the verb does not fit.',
    mend: lastBare,
  },
  {
    pattern:
      /\b(?:has|have|had|was|were|been) (?:went|took|wrote|gave|saw|knew|chose|forgot|grew|drove|spoke|began)\b|\b(?:has|have|had) (?:did|be)\b/i,
    message: 'the verb has the wrong form.',
    mend: (written) => written.replace(/\w+$/, (verb) => participles[verb.toLowerCase()] ?? verb),
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?:${begins}|\b(?:[Ii]f|[Ww]hen|[Bb]ecause|[Oo]nce|until) )(?:[Ii]t|[Hh]e|[Ss]he) (?:${bare.replace(/\b(?:be|put|read)\|/g, '')}|need|help|work|want|have|are|do)\b(?! (?:not|be)\b)`,
        String.raw`${asSubject}\b(?:[Ee]ach|[Ee]very) (?:${counted}|page|project|report) (?:are|have|were|do|get|go|come|know|make|take|give|keep|bring)\b`,
        String.raw`(?<=${asSubject}\b(?:[Ee]ach|[Ee]very) (?:${counted}|application|change|order|page|project|request) )(?:be|become|bring|choose|come|create|find|get|give|go|have|keep|know|make|need|pay|say|see|sell|send|take|tell)(?= \p{Ll})`,
        String.raw`${begins}(?:The|Our|Your|This|That) (?:app|client|customer|developer|document|editor|employee|engineer|expert|feature|machine|manager|office|page|plan|report|server|shop|system|tester|tool|user|visitor|website) (?:have|are|were|don['’]t)\b|${asSubject}\b(?:[Nn]obody|[Ee]verybody|[Nn]othing|[Ee]verything|[Ss]omebody) (?:have|are|were|don['’]t)\b|${begins}(?:It|He|She) don['’]t\b`,
      ].join('|'),
      'u',
    ),
    message: 'the verb does not fit.',
    mend: (written) => lastOfOne(written.replace(/don(?=['’]t$)/, 'doesn')),
  },
  {
    pattern: new RegExp(
      String.raw`${begins}(?:These|Those) (?:is|was|has)\b|${begins}This (?:are|were|have)\b|\b[Tt]here is (?:two|three|four|five|six|several|many|few)\b(?! an?\b)`,
    ),
    message: 'the verb does not fit.',
    mend: (written) =>
      lastBare(
        written
          .replace(/^This/, 'These')
          .replace('here is', 'here are')
          .replace(/ \w+$/, (last) => (last === ' is' ? ' are' : last)),
      ),
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:[Tt]his|[Aa]|[Aa]n|[Aa]nother|[Ee]ither|[Nn]either) (?:${plurals})\b(?!['’-]|${asMaker})|\b[Tt]his (?!business|does\b|process|access|news|analysis|series|always|focus)[a-z]+[^\Wsui]s (?:are|were|have)\b`,
        String.raw`\b(?:each|(?<!\b(?:number|version|phase|day|year|step|stage|level|tier|part|week|month) |-)one) (?:${plurals}|pages|tickets)\b(?!['’]|${asMaker})|\bevery (?:${plurals}|pages|projects|reports|screens|tickets)\b(?!['’]|${asMaker})`,
      ].join('|'),
      'i',
    ),
    message: 'this needs the singular.',
    mend: (written) =>
      ({ this: written.replace(/his/, 'hese') })[written.slice(0, 4).toLowerCase()] ??
      written.replace(/ies$/, 'y').replace(/s$/, ''),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:[Tt]hese|[Tt]hose|[Ss]everal|[Mm]any|[Bb]oth|[Vv]arious) (?:${counted})(?:${after}|(?= (?:${withS}|needs|works|runs)\b))|(?<=\b(?:in|on|for|with|from|keep|read|write|send|see|use|test|check) )(?:these|those) (?:list|page|project|report|screen|text|ticket|test|order|file)${after}`,
    ),
    message: 'this needs the plural.',
    mend: (written) => written.replace(/\w+$/, withEnding),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:an?|the|each|every|per|our|your|this|that|first|last|one|about) |[\d.:/-]|${numbered} )\b(?:${several}) (?:${counted}|page|project|report|screen|team|ticket)(?=[.;!?]|$| (?:ago|later|before|after|are|were|have|on it|in it|at a time)\b)|(?<!\b(?:an?|the|each|every|per|our|your|this|that|first|last) )\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several) (?:${counted}|application|city|colleague|country|error|invoice|language|office|page|sprint|supplier|tablet|version|warehouse) (?:work|are|were|have|is|was|from|who|in|at|on|of|with|per)\b(?!-| week| day)`,
      'i',
    ),
    message: 'the plural is meant.',
    mend: (written) => written.replace(/(?<=^\S+ )\w+/, withEnding),
  },
  {
    pattern: new RegExp(
      String.raw`\bone of (?:the|our|your|their|these|those|its|my) (?:${counted})(?=[.,;:!?]|$| (?:is|was|has|who|that|in|on|at)\b)`,
      'i',
    ),
    needs: 'one of ',
    message: '"one of" needs the plural.',
    mend: (written) => `${written}s`,
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:many|most|several|few|two|three|four|five|these|those)(?: our)? (?:${counted})['’]s\b|\b(?:all|some)(?: our)? (?:${counted})['’]s(?= (?:are|were|have|can|will|need|get|want|who)\b|[.,;!?]|$)`,
        String.raw`\b(?:API|CV|URL|PDF|FAQ|KPI|SDK|NDA|MVP|CDN|VPN|GPU|CPU|SLA)['’]s(?=[.,;!?]|$| (?:are|were|have)\b)(?<!\b(?:an?|the|its?|your|our|their|this|that|each|every|one|is|of|than)(?: [\w'’-]+){0,2} \w+['’]s)`,
      ].join('|'),
      'i',
    ),
    message: 'a plural has no apostrophe.',
    mend: (written) => written.replace(/['’]s$/, 's'),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:more|less) (?:${comparatives})\b(?<!\b(?:more|less) (?:more|less|fewer|later|older|younger|newer|larger|smaller|higher|lower))(?!-| \w+s\b)|\bmost (?:${comparatives
        .replace(/\bbetter\b/, 'best')
        .replace(/\bworse\b/, 'worst')
        .replace(/er\b/g, 'est')})\b(?<!\bmost (?:less|more|latest|fewest))`,
      'i',
    ),
    message: 'one of the two words is not needed.',
    mend: (written) => written.replace(/^\w+ /, ''),
  },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?!need be\b)(?:wants?|wanted|going|able|needs?|needed|tries|tried|hopes?|decided?|likes?|in order)(?<!\b(?:nobody|no one|an?|basic|business|clients?[’']?|customers?[’']?|daily|her|his|its|local|my|of|our|real|special|such|the|their|these|users?[’']?|whose|your) (?:needs?|hopes?|likes?)) (?:${bare.replace(/\b(?:read|write|put|add)\|/g, '')})\b|\bgoing (?:write|read|add)\b|\bwants? (?:read|write) (?=the|it|them|your|our)`,
        String.raw`\b(?:(?:I|we|you|they) want (?:build|buy|change|meet|start|talk|use)|able (?:answer|build|do|help|run|show|start|use|work)|(?:according|belongs?|thanks) (?:our|your|the|their)|looking forward (?:hearing|meeting|seeing|working|your))\b`,
      ].join('|'),
      'i',
    ),
    message: '"to" is missing.',
    mend: (written) => written.replace(/ (\w+)$/, ' to $1'),
  },
  {
    pattern:
      /\ba lot (?:time|money|work|people|clients|customers|things|users|data|pages|companies|effort|questions|tools)\b|\bone the (?:best|most|first|largest|biggest|few|main|oldest)\b/i,
    message: '"of" is missing.',
    mend: (written) => written.replace(/^one| lot/i, '$& of'),
  },
  {
    pattern: /\blook(?:s|ing)? forward to (?:hear|meet|see|welcome|work(?= (?:for|on|with)\b))\b/i,
    needs: ' forward to ',
    message: 'the verb has the wrong form.',
    mend: (written) => `${written}ing`.replace('welcomeing', 'welcoming'),
  },
  {
    pattern: new RegExp(
      String.raw`\bmuch (?:${plurals})\b|\bsince (?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:days|weeks|months|years)(?! ago)\b`,
      'i',
    ),
    message: 'the first word does not fit.',
    mend: (written) => written.replace(/^much/i, 'many').replace(/^since/i, 'for'),
  },
  {
    pattern: new RegExp(
      [
        String.raw`\bdid(?:n['’]t| not) (?:went|had|was|were|made|took|gave|got|knew|came|saw|said|kept|told|found|wrote)\b`,
        String.raw`(?<!\bfrom (?:\p{L}+ ){0,3})\b(?:want|wants|wanted|need|needs|able|plan|plans|try|tries|hope|hopes) to (?:adding|asking|building|bringing|choosing|creating|finding|getting|giving|going|helping|keeping|knowing|learning|making|paying|seeing|selling|sending|taking|telling|using|working|writing)\b`,
      ].join('|'),
      'i',
    ),
    message: 'the verb has the wrong form.',
    advice: 'Write it without an ending.',
  },
  {
    pattern: new RegExp(
      String.raw`\b[Bb]etween (?:${several}|one|1)(?: per ?cent| ?%)? to (?=(?:${several})\b(?![^.,;]* and\b))`,
    ),
    needs: 'between',
    message: '"between" goes with "and", not "to".',
    mend: (written) => written.replace(/to $/, 'and '),
  },
  {
    pattern:
      /\b(?:informations|feedbacks|softwares|hardwares|equipments|furnitures|knowledges|advices|homeworks|stuffs)\b/i,
    message: 'the word has no plural.',
    mend: (written) => written.slice(0, -1),
  },
  {
    pattern: /(?<!\bon the )(?:(?<=^|[.!?] )[Ii]n (?:the )?|\b[Ii]n the |(?<=^|[.!?] )On )other hand(?=,)/,
    needs: 'other hand',
    message: 'the phrase is not quite right.',
    mend: (written) => `${/^[IO]/.test(written) ? 'On' : 'on'} the other hand`,
  },
  {
    pattern: /\b(?:am|is|are) \w+ing (?=(?:here |with \w+ )?since (?:19|20)\d\d\b)/,
    needs: 'ing ',
    message: 'the tense does not fit what began then and still goes on.',
    advice: 'Write "have been" and the verb, or "have" and the verb.',
  },
  {
    pattern:
      /\b(?<!\b(?:is|are|be|was|were|been) )(?:compris(?:es?|ing) of|discuss(?:es|ed|ing)? about(?= (?:the|your|our|their|this|it|what|how)\b)|emphasi[sz](?:es?|ed|ing) on|despite of|revert back|return(?:s|ed|ing)? back|contacts? to us)\b/i,
    message: 'the second word is not needed.',
    mend: (written) => written.replace(/ \w+(?= us$)| \w+$/, ''),
  },
  {
    pattern: /(?<=^|[.!?:;] )(?:I|We|You|They|He|She|It) (?:can|could|will|would|should|must|may|might) to (?=[a-z])/,
    message: '"to" is not needed.',
    mend: (written) => written.replace(/ to $/, ' '),
  },
  {
    pattern:
      /\b[Oo]ne of (?:the|our|your|their|its|these|those) \p{Ll}+s (?:are|were|have)\b(?<!\b(?:that|which|who|if|and)\b.{0,30})/u,
    needs: 'one of ',
    message: 'the singular is meant.',
    mend: (written) => written.replace(/\w+$/, (verb) => (verb === 'are' ? 'is' : verb === 'were' ? 'was' : 'has')),
  },
  {
    pattern: /(?<=^|[.!?] )(?:WE|THE|OUR|YOU|YOUR|THIS|THAT|THEY|WITH|FOR|HOW|WHAT|AND|BUT)(?= (?!is\b|was\b)\p{Ll})/u,
    message: 'it is in capitals.',
    mend: (written) => written.charAt(0) + written.slice(1).toLowerCase(),
  },
  {
    pattern: /(?<![\w.@#/-])[a-z](?:[A-Z]{2,}(?= [A-Z]{2,}\b)|[A-Z]{5,}\b)/,
    message: 'its capitals and small letters are the wrong way round.',
    mend: (written) => written.charAt(0).toUpperCase() + written.slice(1).toLowerCase(),
  },
  {
    pattern:
      /(?<=[.!?] )\p{Lu}+(?: \p{Lu}+){4,}[.!?]?$|(?<=\p{Ll},? )(?!(?:MUST|SHALL|SHOULD|MAY) NOT\b(?! [A-Z])|NOT NULL)(?=(?:[A-Z]+ ){0,3}(?:ALL|ALWAYS|BEFORE|BEST|BOTH|EVERY|EVERYTHING|FIRST|FREE|LAST|MORE|NEVER|NOT|NOTHING|NOW|ONLY|OUR|THE|THIS|TWO|VERY|WE|WITHOUT|YOU|YOUR)\b)[A-Z]+(?: [A-Z]+)*?(?: [A-Z]{4,}| A [A-Z]{3,})(?! [A-Z]|[-\d])\b/u,
    message: 'it is in capitals.',
    advice: 'Write it in small letters.',
  },
  {
    pattern: /\b(?:is|are|was|were|am|be|get|gets|got) use to(?= \w+ing\b)/,
    needs: 'use to',
    message: 'the phrase is not quite right.',
    mend: (written) => written.replace('use', 'used'),
  },
  {
    pattern:
      /\b(?:depend(?:s|ed|ing)? from\b|(?:depends? of|interested on|consists? from|responsible of)(?= (?:an?|the|your|our|their|its|this|how|what|two|three|four|several)\b))/i,
    message: 'the second word does not fit.',
    mend: (written) =>
      written.replace(
        /\w+$/,
        /^d/i.test(written) ? 'on' : /^i/i.test(written) ? 'in' : /^c/i.test(written) ? 'of' : 'for',
      ),
  },
  {
    pattern:
      /n['’]t (?:change|do|need|want|cost|know|say|tell|see|get|lose|have|find|take|give|send|ask|keep) (?:nothing|nobody|no(?! for\b| longer\b| more\b) [a-z]+)\b/i,
    message: 'this is a double negative.',
    advice: 'Deny it once: "no" becomes "any".',
  },
  {
    pattern:
      /(?<=^|[.!?] )(?:What|How(?: (?:far|long|many|much|often|quickly|soon))?|When|Where|Why) (?:did|do|does) (?:an?|it|our|the|they|we|you|your)\b[^.!?]{0,200}\.(?=\s|$)/,
    message: 'a question ends with a question mark.',
    mend: (written) => `${written.slice(0, -1)}?`,
  },
  {
    pattern:
      /(?<!\b[Ii]t )\b(?:depends?|depending|relies|rely) (?=(?:the|our|your|how|what)\b)|\bit depends (?=(?:the|our|your)\b)/i,
    message: '"on" is missing.',
    mend: (written) => `${written}on `,
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?<![\w.@/-])(?!EC|EL|EM|WS|OA|VM|MS|BT|MT|GS|CS|DB|JQ|JM|IP|IN|RS)[A-Z]{2}[a-z]{5,}(?![\w@/]|\.\w)|(?<![\w.@/-])(?![eimxvgp])[a-z](?=[A-Z]*[AEIOU])[A-Z]{3,}(?![\w@/])`,
        String.raw`\b(?:TH(?:e|is|at|ey|eir|ere|en|ese|ose)|WH(?:at|en|ere|o|ich|y)|HOw|YOur?|OUr|WIth|FOr|ANd|NOt|BUt|ALl|ONe|EVery|EAch|FRom|SOme|MOst)\b(?![@/])(?<![.@/-]\w+)`,
      ].join('|'),
    ),
    message: 'the capitals are wrong.',
    mend: (written) =>
      /^[a-z]/.test(written) ? written.toLowerCase() : written.charAt(0) + written.slice(1).toLowerCase(),
  },
  {
    pattern: new RegExp(String.raw`\b(?:${[...namesMeant.keys()].join('|')})\b(?![@/]|\.\w)(?<![.@/#-](?:\w+ )?\w+)`),
    message: 'the name has other capitals.',
    mend: (written) => namesMeant.get(written),
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?<=\b(?:and|but|so|when|because|then|what|that|which) )i(?= (?!is\b|in\b|and\b|or\b|from\b|to\b)[a-z]{2,})`,
        String.raw`(?<![\w.@/-])i(?: (?=am\b|have\b|will\b|was\b|think\b|would\b|need\b)|(?=['’](?:m|ve|ll|d)\b))`,
        String.raw`(?<![\w@./#’'-])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|english|german|french|spanish|indian|european|american|british|hindi|india|germany|europe|america|england|london|delhi|mumbai)(?:s?(?![\w@/#-]|\.\w))`,
      ].join('|'),
    ),
    message: 'it has a capital.',
    mend: capital,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=(?:\p{Ll}{4}(?<!\b(?:${shortened})|\.\p{L}+)|\b(?:it|us|you|them|day|off|use|way))[.?!] |(?:\b\p{Ll}{3}(?<!${shorter})|[\p{Ll}\d]\)|\d%|\b(?:19|20)\d\d)[.?!] (?=(?:the|it|we|you|they|this|these|those|there|nobody|everybody|our|your|their|then|but|if|when|every|each|some)\b))(?:(?:${starters})|(?!redis|pandas|rails|keras|kubernetes|jenkins|postgres|macos|ipados|express)\p{Ll}{4,}(?:s|ed|ly))(?= \p{Ll})`,
      'u',
    ),
    message: 'a sentence begins with a capital.',
    mend: capital,
  },
  {
    pattern: new RegExp(
      String.raw`(?=[.:])(?<=\p{Ll}{3}(?<!\b(?:${shortened}|etc|inc|ltd|vol|min|max|est|eds|hrs|yrs|pvt|govt|univ|\p{Lu}\p{Ll}{3})|\.\p{L}+))(?:\.,|\.:|:\.|\.;)(?= )|(?<=\p{Ll}{2})(?:,\.|;\.)(?= )`,
      'u',
    ),
    message: 'one of the two signs is not needed.',
    advice: 'Remove one of them.',
  },
  {
    pattern: /(?<=.{60} )(?:and|or|the|an?|and the|with an?|of the|in the|of|for the|to the|with the|from the)$/s,
    message: 'the text ends in the middle of a sentence.',
    advice: 'Write the sentence to its end.',
  },
]

const participles: Record<string, string> = {
  ...{ be: 'been', went: 'gone', took: 'taken', wrote: 'written', gave: 'given', did: 'done', saw: 'seen' },
  ...{ knew: 'known', chose: 'chosen', forgot: 'forgotten', grew: 'grown', drove: 'driven', spoke: 'spoken' },
  ...{ began: 'begun' },
}
