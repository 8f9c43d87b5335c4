/** What the dictionary does not know: of this country, this trade, and later than it. */
const ours = `
god may neo bmw login zxczxc zaq1zaq1 pleasepass ilovemum iloveyouforever manchesterunited manchestercity leedsunited ynwa youllneverwalkalone captainamerica dumbledore
fortnite roblox worldofwarcraft unitedkingdom southampton lancashire twitter instagram yahoo hotmail gmail onedirection elvispresley harleydavidson rollsroyce thepassword
yourpassword properties estateagent estateagents houseforsale tenant rightmove zoopla letting lettings mortgages homesweethome sweethome mysweethome househunter househunting
firsthome
`
  .trim()
  .split(/\s+/)

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...ours])
}
let loading: Promise<ReadonlySet<string>> | undefined

/**
 * Passwords that are tried first, in small letters: what people are known to choose, and the words
 * that they make it from by a capital, a year or a swapped sign (password-rules strips those). Of the
 * dictionary's 49,000, some 18,000 are long enough for our rules; OWASP ASVS 5 (6.2.4) asks for 3,000.
 * It is read when somebody first chooses a password.
 */
export const guessedPasswords = (): Promise<ReadonlySet<string>> => (loading ??= load())
