// Fills the database of FILL_DATABASE_URL. Not an argument: `ps` would show the password in it.
import { fillDemonstration } from '../../prisma/seed'

const url = process.env['FILL_DATABASE_URL']
if (!url) throw new Error('FILL_DATABASE_URL is not set')
await fillDemonstration(url, (line: string) => console.log(line))
process.exit(0)
