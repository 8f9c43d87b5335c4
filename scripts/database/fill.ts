// Fills the database of FILL_DATABASE_URL. The URL is not an argument, because `ps` would show its password.
import { fillDemonstration } from '../../prisma/seed'
import { createDraftHomes } from '../../prisma/seed/draft-homes'

const url = process.env['FILL_DATABASE_URL']
if (!url) throw new Error('FILL_DATABASE_URL is not set')
// createDraftHomes calls functions of the agency, which read DATABASE_URL.
process.env['DATABASE_URL'] = url
await fillDemonstration(url, (line: string) => console.log(line))
await createDraftHomes()
process.exit(0)
