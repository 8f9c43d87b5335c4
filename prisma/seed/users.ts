import { randomFrom } from './random'
import type { UserRow } from './rows'
import { DAY_MS } from './statuses'

/** A user with a known password, which the README lists. */
export interface DemonstrationUser {
  id: number
  email: string
  /** Null for a guest, who logs in by one-time password. */
  password: string | null
  role: string
  title: string
  firstName: string
  lastName: string
  mobile: string
  buyingPosition: string
  sellerInfoCompleted: boolean
}

export const demonstrationUsers: readonly DemonstrationUser[] = [
  {
    id: 1,
    email: 'seller@emoov.example',
    password: 'Harbour-Lantern-31',
    role: 'Seller: owns homes for sale and to let',
    title: 'Mrs',
    firstName: 'Helen',
    lastName: 'Marlowe',
    mobile: '07700900101',
    buyingPosition: 'property_market',
    sellerInfoCompleted: true,
  },
  {
    id: 2,
    email: 'buyer@emoov.example',
    password: 'Orchard-Compass-52',
    role: 'Buyer',
    title: 'Mr.',
    firstName: 'Daniel',
    lastName: 'Osei',
    mobile: '07700900102',
    buyingPosition: 'first_time',
    sellerInfoCompleted: false,
  },
  {
    id: 3,
    email: 'landlord@emoov.example',
    password: 'Granite-Meadow-74',
    role: 'Landlord: owns homes to let',
    title: 'Ms',
    firstName: 'Priya',
    lastName: 'Raman',
    mobile: '07700900103',
    buyingPosition: 'landlord',
    sellerInfoCompleted: true,
  },
  {
    id: 4,
    email: 'guest@emoov.example',
    password: null,
    role: 'Guest: logs in by one-time password',
    title: 'Mr.',
    firstName: 'Gareth',
    lastName: 'Pugh',
    mobile: '07700900104',
    buyingPosition: 'tenant',
    sellerInfoCompleted: false,
  },
]

export const seller = demonstrationUsers[0]!
export const buyer = demonstrationUsers[1]!
export const landlord = demonstrationUsers[2]!
export const guest = demonstrationUsers[3]!

const titles = ['Mr.', 'Mrs', 'Miss', 'Ms', 'Dr.'] as const
const positions = ['nothing', 'property_market', 'property_nonmarket', 'landlord', 'cash'] as const
const firstNames =
  `Alan,Amelia,Amina,Andrew,Anjali,Arthur,Beth,Callum,Catrin,Charlotte,Chloe,Claire,Colin,David,Deborah,Dominic,Dylan,Eilidh,Eleanor,Emeka,Emily,
Fatima,Fiona,Gemma,George,Grace,Graham,Hamish,Hannah,Harriet,Ian,Imran,Iona,Isaac,Jack,James,Jane,Joanna,Joseph,Karen,Kwame,Laura,Leah,Lewis,Louise,Luke,
Margaret,Maria,Mark,Matthew,Megan,Mohammed,Nadia,Naomi,Neil,Niamh,Nicola,Oliver,Olivia,Owen,Patrick,Paula,Peter,Rachel,Rebecca,Rhys,Richard,Robert,Rosie,
Ruth,Samuel,Sanjay,Sarah,Sean,Simon,Siobhan,Sophie,Stephen,Susan,Thomas,Tomasz,Victoria,William,Yasmin,Zainab,Zoe`
    .split(',')
    .map((name) => name.trim())
const lastNames =
  `Adams,Ahmed,Ali,Allen,Anderson,Bailey,Baker,Barnes,Begum,Bell,Bennett,Brown,Campbell,Carter,Chapman,Clark,Clarke,Collins,Cook,Cooper,Cox,
Davies,Davis,Dixon,Edwards,Ellis,Evans,Fisher,Foster,Fraser,Gibson,Graham,Gray,Green,Griffiths,Hall,Harris,Harrison,Henderson,Hill,Holmes,Hughes,Hunt,Hussain,
Jackson,James,Jenkins,Johnson,Jones,Kaur,Kelly,Khan,Knight,Kowalski,Lewis,Lloyd,MacDonald,Marshall,Martin,Mason,Matthews,Mills,Mitchell,Moore,Morgan,Morris,
Murphy,Murray,Nowak,Okafor,Owen,Palmer,Parker,Patel,Phillips,Powell,Price,Reid,Richards,Roberts,Robertson,Robinson,Rogers,Ross,Scott,Shah,Sharma,Shaw,Simpson,
Singh,Smith,Stevens,Stewart,Taylor,Thomas,Thompson,Turner,Walker,Walsh,Ward,Watson,Webb,White,Wilkinson,Williams,Wilson,Wood,Wright,Young`
    .split(',')
    .map((name) => name.trim())

/** The number of users who own the other listings. Their ids begin with `firstOtherOwnerId`. */
export const otherOwnerCount = 420
export const firstOtherOwnerId = 101

/** Creates all users without password hashes. Ofcom reserves their phone numbers for fiction. */
export function createUserRows(today: Date): UserRow[] {
  /** Creates the times of an account. The user's email address counts as verified since it was created. */
  const createTimes = (daysAgo: number) => {
    const createdAt = new Date(today.getTime() - daysAgo * DAY_MS).toISOString()
    return { email_proved_at: createdAt, created_at: createdAt }
  }
  const demonstrationRows = demonstrationUsers.map((user): UserRow => ({
    id: user.id,
    email: user.email,
    title: user.title,
    first_name: user.firstName,
    last_name: user.lastName,
    mobile: user.mobile,
    buying_position: user.buyingPosition,
    password_hash: null,
    seller_info_completed: user.sellerInfoCompleted,
    ...createTimes(420),
  }))
  const random = randomFrom('users')
  const otherOwners = Array.from({ length: otherOwnerCount }, (_, index): UserRow => ({
    id: firstOtherOwnerId + index,
    email: `owner${String(index + 1).padStart(3, '0')}@demo.example`,
    title: random.pick(titles),
    first_name: random.pick(firstNames),
    last_name: random.pick(lastNames),
    mobile: `07700900${String(random.int(200, 999))}`,
    buying_position: random.pick(positions),
    password_hash: null,
    seller_info_completed: true,
    ...createTimes(random.int(250, 1_600)),
  }))
  return [...demonstrationRows, ...otherOwners]
}
