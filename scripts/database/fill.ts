// The child process that writes the demonstration data; its progress goes to standard output. The
// address comes in a variable of its own, as an argument would show its password to `ps`.
import { fillDemonstration } from '../../prisma/seed'

const url = process.env['FILL_DATABASE_URL']
if (!url) throw new Error('FILL_DATABASE_URL is not set')
await fillDemonstration(url, (line: string) => console.log(line))
process.exit(0)
