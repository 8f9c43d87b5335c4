import type { Nation } from '../../../domain/nation'
import { slugify } from '../../../format/slug'

/**
 * Counties as people type them and as addresses name them.
 * - England: the ceremonial counties (Lieutenancies Act 1997, schedule 1), so Essex contains Southend-on-Sea and
 *   Thurrock. The City of London is a locality of Greater London.
 * - Wales: the principal areas (Local Government (Wales) Act 1994). regions.ts groups them into preserved counties.
 * - Scotland: the council areas, but Aberdeen is part of Aberdeenshire, and Dundee of Angus.
 * - Northern Ireland: the six counties.
 */
export type County = { slug: string; name: string; nation: Nation; aliases: readonly string[] }

/** Lines of `Name`, or `Name = alias, alias`. The slug is made of the name. */
const ENGLAND = `
Bedfordshire = Beds
Berkshire = Berks, Royal Berkshire
Bristol = City of Bristol, Bristol City
Buckinghamshire = Bucks
Cambridgeshire = Cambs
Cheshire = Cheshire East, Cheshire West and Chester
Cornwall = Kernow, Cornwall and Isles of Scilly
County Durham = Co Durham, Durham County
Cumbria = Cumberland, Westmorland, Westmorland and Furness, Lake District
Derbyshire = Derbys
Devon = Devonshire
Dorset = Dorsetshire
East Riding of Yorkshire = East Yorkshire, East Riding, East Yorks, Humberside
East Sussex
Essex
Gloucestershire = Glos, Gloucs
Greater London = Gtr London, London County
Greater Manchester = Gtr Manchester
Hampshire = Hants
Herefordshire = Hereford county
Hertfordshire = Herts
Isle of Wight = IOW, I o W
Kent
Lancashire = Lancs
Leicestershire = Leics
Lincolnshire = Lincs
Merseyside
Norfolk
North Yorkshire = North Yorks, N Yorks
Northamptonshire = Northants
Northumberland = Northd
Nottinghamshire = Notts
Oxfordshire = Oxon
Rutland
Shropshire = Salop
Somerset
South Yorkshire = South Yorks, S Yorks
Staffordshire = Staffs
Suffolk
Surrey
Tyne and Wear
Warwickshire = Warks
West Midlands
West Sussex
West Yorkshire = West Yorks, W Yorks
Wiltshire = Wilts
Worcestershire = Worcs`

const WALES = `
Anglesey = Isle of Anglesey, Ynys Mon
Blaenau Gwent
Bridgend = Pen-y-bont ar Ogwr
Caerphilly = Caerffili
Cardiff = City and County of Cardiff
Carmarthenshire = Sir Gaerfyrddin, Sir Gar, Carms
Ceredigion = Cardiganshire
Conwy = Conway
Denbighshire = Sir Ddinbych
Flintshire = Sir y Fflint
Gwynedd = Caernarfonshire, Merionethshire
Merthyr Tydfil = Merthyr Tudful
Monmouthshire = Sir Fynwy, Mons
Neath Port Talbot = Castell-nedd Port Talbot
Newport
Pembrokeshire = Sir Benfro, Pembs
Powys = Montgomeryshire, Radnorshire, Brecknockshire, Breconshire
Rhondda Cynon Taf = RCT, Rhondda
Swansea = City and County of Swansea
Torfaen
Vale of Glamorgan = Bro Morgannwg
Wrexham = Wrecsam`

const SCOTLAND = `
Aberdeenshire = Aberdeen City, Kincardineshire
Angus = Dundee City, Forfarshire
Argyll and Bute = Argyll, Argyllshire, Isle of Bute
Clackmannanshire = Clacks
Dumfries and Galloway = Dumfriesshire, Kirkcudbrightshire, Wigtownshire
East Ayrshire
East Dunbartonshire
East Lothian
East Renfrewshire
Edinburgh = City of Edinburgh
Falkirk
Fife = Kingdom of Fife
Glasgow = Glasgow City, City of Glasgow
Highland = Highlands, Inverness-shire, Ross-shire, Ross and Cromarty, Sutherland, Caithness
Inverclyde
Midlothian
Moray = Morayshire, Banffshire
North Ayrshire
North Lanarkshire
Orkney = Orkney Islands
Outer Hebrides = Western Isles, Na h-Eileanan Siar, Na h-Eileanan an Iar, Eilean Siar, Comhairle nan Eilean Siar
Perth and Kinross = Perthshire, Kinross-shire
Renfrewshire
Scottish Borders = The Scottish Borders, The Borders, Borders, Berwickshire, Peeblesshire, Roxburghshire, Selkirkshire
Shetland = Shetland Islands
South Ayrshire
South Lanarkshire
Stirling = Stirlingshire
West Dunbartonshire
West Lothian`

const NORTHERN_IRELAND = `
County Antrim = Co Antrim
County Armagh = Co Armagh
County Down = Co Down, Down
County Fermanagh = Co Fermanagh, Fermanagh
County Londonderry = Co Londonderry, County Derry, Co Derry
County Tyrone = Co Tyrone, Tyrone`

const readCounties = (nation: Nation, text: string): County[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', aliases = ''] = line.split(' = ')
      const slug = slugify(name)
      return { slug, name, nation, aliases: aliases === '' ? [] : aliases.split(', ') }
    })

export const COUNTIES: ReadonlyMap<string, County> = new Map(
  [
    ...readCounties('england', ENGLAND),
    ...readCounties('wales', WALES),
    ...readCounties('scotland', SCOTLAND),
    ...readCounties('northern-ireland', NORTHERN_IRELAND),
  ].map((county) => [county.slug, county]),
)
