/** GeoNames' codes of second-level administrative areas, by the slug of our county (tables/counties.ts). */
const CODES_BY_COUNTY = `
bedfordshire: I1 Z5 Z6
berkshire: B3 K7 M1 P4 P9 Q2
bristol: B7
buckinghamshire: B9 I6
cambridgeshire: C3 K3
cheshire: E9 P2 Z7 Z8
cornwall: C6 Z9
county-durham: D1 D8 F5 N3
cumbria: C9
derbyshire: D2 D3
devon: D4 K4 O4
dorset: AA D6
east-riding-of-yorkshire: E1 G6
east-sussex: B6 E2
essex: E4 M5 O3
gloucestershire: E6 M6
greater-london: GLA
greater-manchester: B1 C1 I2 K1 L2 L5 N2 O1 O6 P7
hampshire: F2 K6 M4
herefordshire: F7
hertfordshire: F8
isle-of-wight: G2
kent: G5 I3
lancashire: A8 A9 H2
leicestershire: H4 H5
lincolnshire: H7 J2 J3
merseyside: G9 H8 L8 N1 Q1
norfolk: I9
north-yorkshire: I5 J7 K9 Q5
northamptonshire: NNH WNH
northumberland: J6
nottinghamshire: J8 J9
oxfordshire: K2
rutland: L4
shropshire: L6 O2
somerset: A4 J4 M3
south-yorkshire: A3 D5 L3 L9
staffordshire: M9 N4
suffolk: N5
surrey: N7
tyne-and-wear: E5 I7 J5 M7 N6
warwickshire: P3
west-midlands: A7 C7 D7 L7 M2 O8 Q3
west-sussex: P6
west-yorkshire: B4 C2 G8 H3 O7
wiltshire: N9 P8
worcestershire: Q4
anglesey: X1
blaenau-gwent: X2
bridgend: X3
caerphilly: X4
cardiff: X5
ceredigion: X6
carmarthenshire: X7
conwy: X8
denbighshire: X9
flintshire: Y1
gwynedd: Y2
merthyr-tydfil: Y3
monmouthshire: Y4
neath-port-talbot: Y5
newport: Y6
pembrokeshire: Y7
powys: Y8
rhondda-cynon-taf: Y9
swansea: Z1
torfaen: Z2
vale-of-glamorgan: Z3
wrexham: Z4
aberdeenshire: T5 T6
angus: T7 U3
argyll-and-bute: T8
scottish-borders: T9
clackmannanshire: U1
dumfries-and-galloway: U2
east-ayrshire: U4
east-dunbartonshire: U5
east-lothian: U6
east-renfrewshire: U7
edinburgh: U8
falkirk: U9
fife: V1
glasgow: V2
highland: V3
inverclyde: V4
midlothian: V5
moray: V6
north-ayrshire: V7
north-lanarkshire: V8
orkney: V9
perth-and-kinross: W1
renfrewshire: W2
shetland: W3
south-ayrshire: W4
south-lanarkshire: W5
stirling: W6
west-dunbartonshire: W7
outer-hebrides: W8
west-lothian: W9
county-antrim: N09000001 N09000003 N09000004 N09000008
county-armagh: N09000002
county-down: N09000007 N09000010 N09000011
county-fermanagh: N09000006
county-londonderry: N09000005
county-tyrone: N09000009`

/**
 * Maps 'code name' to the county, for places that lie in another county than most of their administrative area. The
 * entries below are grouped by that county.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    // Stockton-on-Tees lies on both banks: south of the river is North Yorkshire (ceremonial).
    'north-yorkshire': ['N3 Yarm', 'N3 Thornaby-on-Tees', 'N3 Ingleby Barwick'],
    carmarthenshire: ['X6 Newcastle Emlyn', 'Y5 Brynamman'],
    'county-antrim': ['N09000007 Lisburn', 'N09000007 Glenavy'],
    'county-armagh': ['N09000010 Newtownhamilton', 'N09000010 Crossmaglen'],
    'county-down': [
      'N09000002 Waringstown',
      'N09000002 Rathfriland',
      'N09000002 Magheralin',
      'N09000002 Gilford',
      'N09000002 Dromore',
      'N09000002 Donaghcloney',
      'N09000002 Banbridge',
      'N09000003 Castlereagh',
    ],
    'county-londonderry': [
      'N09000004 Portstewart',
      'N09000004 Limavady',
      'N09000004 Kilrea',
      'N09000004 Garvagh',
      'N09000004 Dungiven',
      'N09000004 Coleraine',
      'N09000004 Castlerock',
      'N09000004 Ballykelly',
      'N09000009 Moneymore',
      'N09000009 Magherafelt',
      'N09000009 Maghera',
      'N09000009 Draperstown',
      'N09000009 Castledawson',
      'N09000009 Bellaghy',
    ],
    'county-tyrone': [
      'N09000002 Moy',
      'N09000005 Strabane',
      'N09000005 Sion Mills',
      'N09000005 Newtownstewart',
      'N09000005 Castlederg',
      'N09000006 Omagh',
      'N09000006 Fintona',
      'N09000006 Dromore',
    ],
  }).flatMap(([county, places]) => places.map((place) => [place, county])),
)

const COUNTY_BY_CODE = new Map(
  CODES_BY_COUNTY.trim()
    .split('\n')
    .flatMap((line) => {
      const [county = '', codes = ''] = line.split(': ')
      return codes.split(' ').map((code) => [code, county] as const)
    }),
)

/**
 * Finds the county of a place by GeoNames' code of its second-level area and by its name.
 * @returns undefined outside the United Kingdom, as for a military base abroad
 */
export function findCounty(admin2: string, name: string): string | undefined {
  return EXCEPTIONS[`${admin2} ${name}`] ?? COUNTY_BY_CODE.get(admin2)
}
