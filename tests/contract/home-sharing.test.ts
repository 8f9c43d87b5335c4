import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeSharingMessages } from '../../lib/contract/home-sharing-messages'
import { findLinkKey, PASSWORD, type TestUser } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, homeSharingCalls, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

/** The first name of every user that insertUser creates. */
const USER_NAME = 'Ada'
const createRefusal = (message: string) => ({ ok: false, message })
const userInput = ({ id }: TestUser) => ({ user_id: id })

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  /** Adds a user whose email address is verified, as inviters need it. */
  const createUser = async () => {
    const user = await insertUser(suite.pool)
    await suite.pool.query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [user.id])
    return user
  }
  const invite = (user: TestUser, email: string) =>
    gateway().inviteToShareHomes({ ...userInput(user), email }, user)
  const readMailedKey = async (email: string) =>
    findLinkKey(await suite.readMail(email), '/my-account/saved/invitation')
  const accept = (user: TestUser, invitation: string) =>
    gateway().acceptShareInvitation({ ...userInput(user), invitation }, user)
  /** Adds two users who share their saved homes. */
  const createPair = async () => {
    const [ida, ben] = [await createUser(), await createUser()]
    await invite(ida, ben.email)
    expect(await accept(ben, await readMailedKey(ben.email))).toMatchObject({ ok: true })
    return { ida, ben }
  }
  const save = (user: TestUser, id: number) =>
    gateway().addSavedHome({ ...userInput(user), kind: 'sale', id }, user)
  const note = (user: TestUser, id: number, text: string) =>
    gateway().noteSavedHome({ ...userInput(user), kind: 'sale', id, note: text }, user)
  const remove = (user: TestUser, id: number) =>
    gateway().removeSavedHome({ ...userInput(user), kind: 'sale', id }, user)
  /** Lists, by the ids of the homes, who has saved each, the user's note and the partner's note. */
  const listHomes = async (user: TestUser) => {
    const homes = dataOf(await gateway().getSavedHomes(userInput(user), user))
    return Object.fromEntries(
      homes.map((home) => [home.id, [home.saved_by, home.note, home.partner_note] as const]),
    )
  }
  const getSharing = async (user: TestUser) => dataOf(await gateway().getHomeSharing(userInput(user), user))

  it('shares one list: both users add, note and remove homes, and see who saved which', async () => {
    const [mill = 0, low = 0] = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
    const { ida, ben } = await createPair()
    const stranger = await createUser()
    await save(ida, mill)
    await save(ben, low)
    await note(ida, mill, 'Big garden')
    expect(await listHomes(ida)).toEqual({ [mill]: ['you', 'Big garden', ''], [low]: ['partner', '', ''] })
    expect(await listHomes(ben)).toEqual({ [mill]: ['partner', '', 'Big garden'], [low]: ['you', '', ''] })
    // A note on a home that only the partner had saved saves it for both.
    expect(await note(ben, mill, 'Too far')).toMatchObject({ ok: true })
    expect(await listHomes(ida)).toMatchObject({ [mill]: ['both', 'Big garden', 'Too far'] })
    expect(dataOf(await gateway().mergeSavedHomes({ ...userInput(ida), homes: [] }, ida))).toEqual([
      { kind: 'sale', id: mill },
      { kind: 'sale', id: low },
    ])
    expect(await listHomes(stranger)).toEqual({})
    expect(await note(stranger, mill, 'x')).toMatchObject(createRefusal('Home not found'))
    await remove(stranger, mill)
    await remove(ida, mill)
    expect(await listHomes(ben), 'removed for both').toEqual({ [low]: ['you', '', ''] })
  })

  it('sends one mail when both users end the sharing at once, and each keeps all homes and their own notes', async () => {
    const [mill = 0, low = 0] = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
    const { ida, ben } = await createPair()
    await save(ida, mill)
    await note(ida, mill, 'Mine')
    await save(ben, low)
    const endReplies = await Promise.all(
      [ida, ben].map((user) => gateway().endHomeSharing(userInput(user), user)),
    )
    expect(endReplies).toMatchObject([{ ok: true }, { ok: true }])
    expect(await listHomes(ida)).toEqual({ [mill]: ['you', 'Mine', ''], [low]: ['you', '', ''] })
    expect(await listHomes(ben)).toEqual({ [mill]: ['you', '', ''], [low]: ['you', '', ''] })
    expect(await getSharing(ida)).toEqual({ partner: null, invitation: null })
    await remove(ida, low)
    expect(Object.keys(await listHomes(ben)), 'a removal affects only the list of one user').toHaveLength(2)
    const { rows } = await suite.pool.query<{ to: string }>(
      `SELECT "to" FROM mail WHERE subject = 'Your saved homes are no longer shared' AND "to" = ANY ($1)`,
      [[ida.email, ben.email]],
    )
    expect(rows, 'only the partner of whoever was first gets a mail').toHaveLength(1)
  })

  it('ends the sharing when one account is closed, and the other user keeps the homes', async () => {
    const [mill = 0] = await addListings([{ street: 'Mill Lane' }])
    const { ida, ben } = await createPair()
    await save(ida, mill)
    expect(
      await gateway().deleteAccount({ ...userInput(ida), current_password: PASSWORD }, ida),
    ).toMatchObject({
      ok: true,
    })
    expect(await listHomes(ben)).toEqual({ [mill]: ['you', '', ''] })
    expect(await getSharing(ben)).toEqual({ partner: null, invitation: null })
  })

  it('mails an invitation that names the inviter, and replies the same for known and unknown addresses', async () => {
    const [ida, ben] = [await createUser(), await createUser()]
    const unknown = `nobody.${ida.email}`
    expect(await invite(ida, ben.email)).toEqual(await invite(ida, unknown))
    const mail = await suite.readMail(unknown)
    expect(mail).toContain(`${USER_NAME} (${ida.email}) would like to share`)
    expect(await getSharing(ida)).toMatchObject({ invitation: { email: unknown } })
    const invitation = await readMailedKey(ben.email)
    expect(await accept(ben, invitation), 'a newer invitation has replaced this one').toMatchObject(
      createRefusal(homeSharingMessages.invalidInvitation),
    )
    expect(await invite(ida, ida.email)).toMatchObject(createRefusal(homeSharingMessages.ownEmail))
    expect(await invite(ida, 'no address')).toMatchObject(createRefusal(homeSharingMessages.email))
    const unverified = await insertUser(suite.pool)
    expect(await invite(unverified, ben.email)).toMatchObject(createRefusal(homeSharingMessages.unverified))
  })

  it('accepts an invitation once, before it expires, and only from the invited account', async () => {
    const invalid = createRefusal(homeSharingMessages.invalidInvitation)
    const [ida, ben, stranger] = [await createUser(), await createUser(), await createUser()]
    await invite(ida, ben.email)
    const invitation = await readMailedKey(ben.email)
    expect(dataOf(await gateway().getShareInvitation({ ...userInput(ben), invitation }, ben))).toEqual({
      first_name: USER_NAME,
      email: ida.email,
    })
    for (const other of [stranger, ida]) {
      expect(await gateway().getShareInvitation({ ...userInput(other), invitation }, other)).toMatchObject(
        invalid,
      )
      expect(await accept(other, invitation)).toMatchObject(invalid)
    }
    await suite.pool.query(
      `UPDATE share_invitation SET expires_at = now() - interval '1 second' WHERE inviter_id = $1`,
      [ida.id],
    )
    expect(await accept(ben, invitation)).toMatchObject(invalid)
    await suite.pool.query(
      `UPDATE share_invitation SET expires_at = now() + interval '1 hour' WHERE inviter_id = $1`,
      [ida.id],
    )
    const acceptReplies = await Promise.all([accept(ben, invitation), accept(ben, invitation)])
    expect(acceptReplies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await getSharing(ida)).toMatchObject({ partner: { first_name: USER_NAME }, invitation: null })
    expect(
      await gateway().withdrawShareInvitation(userInput(ida), ida),
      'too late to withdraw',
    ).toMatchObject(createRefusal(homeSharingMessages.accepted))
    const accepted = createRefusal(homeSharingMessages.acceptedInvitation)
    expect(await accept(ben, invitation)).toMatchObject(accepted)
    expect(await gateway().getShareInvitation({ ...userInput(ben), invitation }, ben)).toMatchObject(accepted)
    expect(await accept(stranger, invitation)).toMatchObject(invalid)

    await invite(stranger, ben.email)
    expect(await accept(ben, await readMailedKey(ben.email))).toMatchObject(
      createRefusal(homeSharingMessages.alreadySharing),
    )
    expect(await invite(ben, stranger.email)).toMatchObject(createRefusal(homeSharingMessages.alreadySharing))
    await gateway().endHomeSharing(userInput(ben), ben)
    expect(await accept(ben, invitation), 'the sharing has ended').toMatchObject(invalid)
  })

  it('withdraws an invitation, and limits invitations by inviter and by address', async () => {
    const [ida, ben] = [await createUser(), await createUser()]
    await invite(ida, ben.email)
    const invitation = await readMailedKey(ben.email)
    expect(await gateway().withdrawShareInvitation(userInput(ida), ida)).toMatchObject({ ok: true })
    expect(await accept(ben, invitation)).toMatchObject(createRefusal(homeSharingMessages.invalidInvitation))
    // The second and the third invitation to this address.
    for (let count = 0; count < 2; count += 1) await invite(ida, ben.email)
    expect(await invite(ida, ben.email), 'an address receives three invitations a day').toMatchObject({
      ok: false,
      retryAfter: expect.any(Number),
    })
    const other = await createUser()
    expect(await invite(other, ben.email), 'also from different users').toMatchObject({ ok: false })
    const replies = []
    for (let index = 0; index < 6; index += 1)
      replies.push(await invite(other, `${name}${index}.${ben.email}`))
    // A user may invite five times a day, and the invitation that was refused above counts as one of them.
    expect(replies.filter(({ ok }) => ok)).toHaveLength(4)
  })
})

it('makes every call about shared homes', () => {
  expect(homeSharingCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
