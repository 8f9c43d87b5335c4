// Fills the database of FILL_DATABASE_URL. The URL is not an argument, because `ps` would show its password.
import { fillDemonstration } from '../../prisma/seed'

const url = process.env['FILL_DATABASE_URL']
if (!url) throw new Error('FILL_DATABASE_URL is not set')
await fillDemonstration(url, (line: string) => console.log(line))
process.exit(0)
