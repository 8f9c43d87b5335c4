/**
 * Wording that no text of the demonstration may contain, as names and patterns. Most patterns match a phrase only where
 * the text claims it, so that an article may quote the phrase as a warning.
 */
export const bannedWords: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['stamp duty thresholds that ended on 31 March 2025', /£425,000|£625,000/],
  [
    'a nil band of £250,000 in England',
    /\b(nothing|no (stamp duty|tax)|nil|0%)( is due| to pay)? (up to|on the first|below) £250,000/i,
  ],
  ['exclusion of benefits, unless in quotation marks', /(?<!“)\bno DSS\b/i],
  ['exclusion of children or pets, unless in quotation marks', /(?<!“)\bno (children|pets)\b/i],
  [
    'a fixed term offered for an assured tenancy',
    /\b(6|12|six|twelve)[- ]month (tenancy|contract|let|AST)\b/i,
  ],
  ['bidding for a let', /\b(rental|let) offers over\b/i],
  ['a claim that the register of landlords is open', /database (is|has been) (now )?open\b/i],
  [
    'the register of landlords without the dates that were named in September 2026',
    /from late 2026|dates to be announced/i,
  ],
  ['filler', /lorem ipsum|\bTODO\b|\bTBC\b/i],
  [
    'clichés',
    /\b(nestled|boasts|stunning|game-?changer|delve|seamless(ly)?|in today’s (fast-paced|market|world)|look no further|dream home|peace of mind|it is important to note|navigat(e|ing) the)\b/i,
  ],
  [
    'American spelling',
    /\b(color|realtor|apartment building|neighbor|favorite|organization|realize|license plate)\b/,
  ],
  ['straight quotation marks', /["']/],
  ['two spaces, or a space before a comma or full stop', / {2}| ,| \.(?!\d)/],
]
