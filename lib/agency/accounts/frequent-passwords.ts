import { loadOnce } from '../../cache/load-once'

/**
 * Common passwords in Britain and among estate agents, which zxcvbn lacks. Some are shorter than a password may be,
 * because `isWeakPassword` also looks up a password without the digits and signs around it.
 */
const additionalPasswords = `
god may neo bmw login zxczxc zaq1zaq1 pleasepass ilovemum iloveyouforever manchesterunited manchestercity leedsunited ynwa youllneverwalkalone captainamerica dumbledore
fortnite roblox worldofwarcraft unitedkingdom southampton lancashire twitter instagram yahoo hotmail gmail onedirection elvispresley harleydavidson rollsroyce thepassword
yourpassword properties estateagent estateagents houseforsale tenant rightmove zoopla letting lettings mortgages homesweethome sweethome mysweethome househunter househunting
firsthome
`
  .trim()
  .split(/\s+/)

/** Loads common passwords in lower case. About 18,000 have our minimum length; OWASP ASVS 5 (6.2.4) demands 3,000. */
export const loadCommonPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...additionalPasswords])
})
