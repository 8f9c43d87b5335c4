import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf, addListings } from '../support/listings'
import { dataOf } from '../support/selling'
import { insertRow, updateRows } from '../support/tables'
import { fileCalls, GATEWAYS, openContractSuite, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const MEBIBYTE = 1_048_576

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  /** Adds a listing and its owner. `listingInput` names them in calls. */
  async function createListing(status: 'draft' | 'available' | 'completed' = 'draft') {
    const owner = await insertUser(suite.pool)
    const home = await addListingOf(owner.id, { status })
    return { owner, home, listingInput: { user_id: owner.id, property_id: home } }
  }
  const addPicture = (listingId: number, position: number) =>
    insertRow('listingMedia', {
      listingId,
      kind: 'image',
      position,
      file: `p-${position}.webp`,
      alt: 'A room',
    })
  const getFiles = async (owner: TestUser, home: number) =>
    dataOf(await gateway().getListingFiles({ user_id: owner.id, property_id: home }, owner))

  it('lists the files and uploads of a user’s own draft', async () => {
    const { owner, home, listingInput } = await createListing()
    const { id } = await addPicture(home, 0)
    // NUL characters are removed from every input.
    const file = { ...listingInput, kind: 'document' as const, file_name: 'x/lease.pdf\0', bytes: 9 }
    const { upload_id } = dataOf(await gateway().startUpload(file, owner))
    expect(await getFiles(owner, home)).toMatchObject({
      property_id: home,
      kind: 'property',
      status: 'draft',
      portal_address: 'High Street, Witham, CM8',
      files: [{ id, kind: 'image', file: 'p-0.webp', alt: 'A room', advice: [] }],
      uploads: [{ id: upload_id, kind: 'document', name: 'x/lease.pdf', state: 'receiving', problem: null }],
    })
  })

  it('lets only the owner read the files of a draft, and everybody the files of a live listing', async () => {
    const { owner, home } = await createListing()
    const stranger = await insertUser(suite.pool)
    const asker = await insertUser(suite.pool)
    const { file } = await insertRow('listingMedia', {
      listingId: home,
      kind: 'image',
      position: 0,
      file: `${name}-draft.webp`,
      alt: 'A room',
    })
    const getAccess = async (...users: (TestUser | undefined)[]) =>
      Promise.all(users.map(async (user) => dataOf(await gateway().getFileAccess({ file }, user)).access))
    expect(await getAccess(owner, stranger, undefined)).toEqual(['private', 'none', 'none'])

    await updateRows('listing', { id: home }, { status: 'available' })
    expect(await getAccess(owner, stranger, undefined)).toEqual(['public', 'public', 'public'])
    const question = { user_id: asker.id, property_id: home, message: 'Is the loft boarded?' }
    dataOf(await gateway().askAboutProperty(question, asker))

    // Off the market again, the files are shown only to people who have a conversation about the home.
    for (const status of ['withdrawn', 'completed'] as const) {
      await updateRows('listing', { id: home }, { status })
      expect(await getAccess(owner, asker, stranger, undefined)).toEqual([
        'private',
        'private',
        'none',
        'none',
      ])
    }
    // The same picture on a live listing is public.
    const [other = 0] = await addListings([{ status: 'available' }])
    await insertRow('listingMedia', { listingId: other, kind: 'image', position: 0, file, alt: 'A room' })
    expect(await getAccess(undefined)).toEqual(['public'])
    // A file of no listing, such as a picture of an article, is public.
    const articlePicture = await gateway().getFileAccess({ file: 'article.webp' })
    expect(dataOf(articlePicture)).toEqual({ access: 'public' })
  })

  it('accepts uploads within the limits, and names the limit in the refusal of others', async () => {
    const { owner, home, listingInput } = await createListing()
    const start = async (change: object) => {
      const file = { ...listingInput, kind: 'image' as const, file_name: 'a.jpg', bytes: 1_000, ...change }
      const reply = await gateway().startUpload(file, owner)
      return reply.ok ? 'accepted' : reply.message
    }
    expect(await start({})).toBe('accepted')
    expect(await start({ bytes: 0 })).toMatch(/empty/)
    expect(await start({ bytes: 25 * MEBIBYTE })).toBe('accepted')
    expect(await start({ bytes: 25 * MEBIBYTE + 1 })).toMatch(/25 MB/)
    expect(await start({ kind: 'document', bytes: 10 * MEBIBYTE + 1 })).toMatch(/10 MB/)
    expect(await start({ kind: 'epc' })).toBe('accepted')
    expect(await start({ kind: 'epc' })).toBe('accepted')
    expect(await start({ kind: 'epc' })).toMatch(/2 EPC graphs at most/)
    await updateRows('listing', { id: home }, { status: 'completed' })
    expect(await start({})).toMatch(/closed/)
  })

  it('finishes an upload once, and removes a cancelled one', async () => {
    const { owner, home, listingInput } = await createListing()
    const file = { ...listingInput, kind: 'image' as const, file_name: 'a.jpg', bytes: 1_000 }
    const { upload_id } = dataOf(await gateway().startUpload(file, owner))
    const upload = { user_id: owner.id, upload_id }
    expect(await gateway().finishUpload(upload, owner)).toMatchObject({ ok: true })
    expect(await gateway().finishUpload(upload, owner)).toMatchObject({ ok: true })
    expect((await getFiles(owner, home)).uploads).toMatchObject([{ state: 'received' }])
    expect(await gateway().cancelUpload(upload, owner)).toMatchObject({ ok: true })
    expect(await gateway().cancelUpload(upload, owner)).toEqual({ ok: false, message: 'Upload not found' })
    expect((await getFiles(owner, home)).uploads).toEqual([])
  })

  it('gives the lock of an upload to one request, and tells that request when another wants the lock', async () => {
    const { owner, listingInput } = await createListing()
    const file = { ...listingInput, kind: 'image' as const, file_name: 'a.jpg', bytes: 1_000 }
    const { upload_id } = dataOf(await gateway().startUpload(file, owner))
    const createLockInput = (user: TestUser, holder: string) => ({ user_id: user.id, upload_id, holder })
    const [first, second] = [randomUUID(), randomUUID()]
    const lock = async (holder: string) =>
      dataOf(await gateway().lockUpload(createLockInput(owner, holder), owner)).state
    expect(await lock(first)).toBe('held')
    expect(await lock(second)).toBe('waiting')
    expect(await lock(first)).toBe('wanted')
    expect(await gateway().unlockUpload(createLockInput(owner, first), owner)).toMatchObject({
      ok: true,
      data: null,
    })
    expect(await lock(second)).toBe('held')

    const stranger = await insertUser(suite.pool)
    const notFound = { ok: false, message: 'Upload not found' }
    expect(await gateway().lockUpload(createLockInput(stranger, first), stranger)).toEqual(notFound)
    expect(await gateway().unlockUpload(createLockInput(stranger, second), stranger)).toEqual(notFound)
    expect(await lock(first), 'the lock of the owner’s second request is still held').toBe('waiting')
  })

  it('arranges, describes and removes files', async () => {
    const { owner, home, listingInput } = await createListing('available')
    const { id: firstId } = await addPicture(home, 0)
    const { id: secondId } = await addPicture(home, 1)
    const { id: thirdId } = await addPicture(home, 2)
    const order = { ...listingInput, kind: 'image' as const }
    expect(
      await gateway().arrangeFiles({ ...order, file_ids: [thirdId, firstId, secondId] }, owner),
    ).toMatchObject({ ok: true })
    expect((await getFiles(owner, home)).files.map(({ id }) => id)).toEqual([thirdId, firstId, secondId])
    for (const file_ids of [
      [thirdId, firstId],
      [thirdId, firstId, firstId],
      [thirdId, firstId, MISSING_ID],
    ])
      expect(await gateway().arrangeFiles({ ...order, file_ids }, owner)).toMatchObject({
        ok: false,
        message: /changed/,
      })
    const user_id = owner.id
    await gateway().describeFile({ user_id, file_id: firstId, alt: ' <b>The</b> garden ' }, owner)
    await gateway().describeFile({ user_id, file_id: secondId, alt: '' }, owner)
    await gateway().removeFile({ user_id, file_id: thirdId }, owner)
    expect((await getFiles(owner, home)).files.map(({ id, alt }) => [id, alt])).toEqual([
      [firstId, '<b>The</b> garden'],
      // An empty description becomes 'Photo' with the picture's position, which was three before the removal.
      [secondId, 'Photo 3 of High Street, Witham, CM8'],
    ])
    expect(await gateway().removeFile({ user_id, file_id: thirdId }, owner)).toEqual({
      ok: false,
      message: 'File not found',
    })
  })
})

it('makes every call about files', () => {
  expect(fileCalls.filter((name) => !suite.madeCalls.has(name))).toEqual([])
})
