import { chromium } from 'playwright'
import { systemHeadlessShell } from './scripts/chromium.mjs'
import fs from 'node:fs'
fs.mkdirSync('/tmp/pics', { recursive: true })
const [,, base, ...paths] = process.argv
const b = await chromium.launch({ executablePath: systemHeadlessShell() ?? undefined })
for (const w of [390, 1440]) { const c = await b.newContext({ viewport: { width: w, height: 900 } }); const p = await c.newPage()
  for (const path of paths) { await p.goto(base + path, { waitUntil: 'load' }); await p.screenshot({ path: `/tmp/pics/${w}-${path.replace(/\W+/g, '_') || 'home'}.png`, fullPage: true }) } }
await b.close()
