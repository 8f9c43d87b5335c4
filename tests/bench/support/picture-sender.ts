import fs from 'node:fs'
import path from 'node:path'

/* Uploads all files of a folder at once, in chunks and by the protocol tus, as the browser of an owner does. */

const CHUNK_BYTES = 1_048_576
const { SITE = '', COOKIE = '', LISTING = '', FOLDER = '' } = process.env

async function sendPicture(picture: Buffer): Promise<void> {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const headers = { cookie: COOKIE, origin: SITE, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' }
  const created = await fetch(`${SITE}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(picture.length),
      'upload-metadata': `listing ${encode(LISTING)},kind ${encode('image')},name ${encode('a.jpg')}`,
    },
  })
  const location = created.headers.get('location')
  if (!location) throw new Error(`${created.status} ${await created.text()}`)
  for (let offset = 0; offset < picture.length; offset += CHUNK_BYTES) {
    const response = await fetch(SITE + location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(picture.subarray(offset, offset + CHUNK_BYTES)),
    })
    if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`)
  }
}

const pictures = fs.readdirSync(FOLDER).map((name) => fs.readFileSync(path.join(FOLDER, name)))
await Promise.all(pictures.map(sendPicture))
