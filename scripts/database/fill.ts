// `ps` would show the password of an address that is passed as an argument.
import { fillDemonstration } from '../../prisma/seed'

const url = process.env['FILL_DATABASE_URL']
if (!url) throw new Error('FILL_DATABASE_URL is not set')
await fillDemonstration(url, (line: string) => console.log(line))
process.exit(0)
