/** Lines of `Name, other name: slugs of counties`: preserved and historic counties, and the English regions (ONS). */
const REGION_LINES = `
Ayrshire: east-ayrshire north-ayrshire south-ayrshire
Clwyd: conwy denbighshire flintshire wrexham
Dunbartonshire: east-dunbartonshire west-dunbartonshire
Dyfed: carmarthenshire ceredigion pembrokeshire
East Anglia: cambridgeshire norfolk suffolk
East Midlands: derbyshire leicestershire lincolnshire northamptonshire nottinghamshire rutland
East of England, Eastern England: bedfordshire cambridgeshire essex hertfordshire norfolk suffolk
Glamorgan: bridgend caerphilly cardiff merthyr-tydfil neath-port-talbot rhondda-cynon-taf swansea vale-of-glamorgan
Grampian: aberdeenshire moray
Gwent: blaenau-gwent caerphilly monmouthshire newport torfaen
Home Counties: berkshire buckinghamshire essex hertfordshire kent surrey
Lanarkshire: north-lanarkshire south-lanarkshire
Lothian, The Lothians: east-lothian edinburgh midlothian west-lothian
Mid Glamorgan: bridgend caerphilly merthyr-tydfil rhondda-cynon-taf
Middlesex: greater-london
North East England, North East: county-durham northumberland tyne-and-wear
North Wales: anglesey conwy denbighshire flintshire gwynedd wrexham
North West England, North West: cheshire cumbria greater-manchester lancashire merseyside
South East England, South East: berkshire buckinghamshire east-sussex hampshire isle-of-wight kent oxfordshire surrey west-sussex
South Glamorgan: cardiff vale-of-glamorgan
South Wales: blaenau-gwent bridgend caerphilly cardiff merthyr-tydfil monmouthshire neath-port-talbot newport rhondda-cynon-taf swansea torfaen vale-of-glamorgan
South West England, South West, West Country: bristol cornwall devon dorset gloucestershire somerset wiltshire
Strathclyde: argyll-and-bute east-ayrshire east-dunbartonshire east-renfrewshire glasgow inverclyde north-ayrshire north-lanarkshire renfrewshire south-ayrshire south-lanarkshire west-dunbartonshire
Sussex: east-sussex west-sussex
Tayside: angus perth-and-kinross
Tyneside: tyne-and-wear
West Glamorgan: neath-port-talbot swansea
West Wales: carmarthenshire ceredigion pembrokeshire
Yorkshire and the Humber: east-riding-of-yorkshire lincolnshire north-yorkshire south-yorkshire west-yorkshire
Yorkshire, Yorks: east-riding-of-yorkshire north-yorkshire south-yorkshire west-yorkshire
`

export type Region = { names: readonly string[]; counties: readonly string[] }

export const REGIONS: readonly Region[] = REGION_LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', counties = ''] = line.split(': ')
    return { names: names.split(', '), counties: counties.split(' ') }
  })

/** The parts of London that are named after their postcode area. */
export const LONDON_POSTCODE_AREAS: readonly (readonly [name: string, area: string])[] = [
  ['East London', 'E'],
  ['North London', 'N'],
  ['North West London', 'NW'],
  ['South East London', 'SE'],
  ['South West London', 'SW'],
  ['West London', 'W'],
]

/** The names of each nation. The first is the one that is shown. */
export const NATION_NAMES = {
  england: ['England'],
  scotland: ['Scotland', 'Alba'],
  wales: ['Wales', 'Cymru'],
  'northern-ireland': ['Northern Ireland', 'NI', 'N Ireland', 'Ulster'],
  'great-britain': ['Great Britain', 'GB', 'Britain'],
  'united-kingdom': ['United Kingdom', 'UK', 'U K'],
} as const
