import type { AreaGroup } from '../area'

/** North West England. `parseAreas` explains the columns of a line. */
export const northWest: AreaGroup[] = [
  {
    county: 'Greater Manchester',
    lines: `
Manchester/Northern Quarter|M4|380|1350|w=45 inner at=53.484,-2.235
Manchester/Castlefield|M3 M15|400|1350|w=45 inner at=53.475,-2.255
Manchester/Ancoats|M4|380|1350|w=35 inner at=53.484,-2.225
Manchester/Didsbury|M20|470|1250|w=60 suburb
Manchester/Chorlton|M21|450|1250|w=45 suburb at=53.442,-2.276
Manchester/Levenshulme|M19|290|1000|w=40 suburb at=53.446,-2.193
Manchester/Withington|M20|370|1150|w=30 suburb at=53.434,-2.229
Manchester/Fallowfield|M14|310|1100|w=40 suburb
Manchester/Wythenshawe|M22 M23|260|950|w=80 suburb at=53.389,-2.264 planned
Manchester/Blackley|M9|220|850|w=50
Manchester/Gorton|M18|210|850|w=40 at=53.464,-2.174
Manchester/Prestwich|M25|300|950|w=35 suburb
Salford|M5 M6 M7|240|1050|w=110
Sale|M33|400|1150|
Altrincham|WA14 WA15|560|1300|
Stretford|M32|300|1050|
Urmston|M41|350|1050|
Stockport|SK1 SK2 SK3 SK4|290|950|
Cheadle|SK8|370|1050|at=53.394,-2.214
Bolton|BL1 BL2 BL3|190|750|
Bury|BL8 BL9|230|800|
Rochdale|OL11 OL12|185|700|
Oldham|OL1 OL4 OL8|190|750|
Wigan|WN1 WN3 WN5|170|700|
Leigh|WN7|175|700|
Ashton-under-Lyne|OL6 OL7|200|800|
Eccles|M30|230|900|
Hyde|SK14|210|800|
Swinton|M27|230|850|
`,
  },
  {
    county: 'Merseyside',
    lines: `
Liverpool/Baltic Triangle|L1 L8|230|1000|w=40 inner at=53.397,-2.980
Liverpool/Waterfront|L3|260|1050|w=35 inner at=53.408,-2.994
Liverpool/Allerton|L18|330|950|w=40 suburb
Liverpool/Aigburth|L17|300|900|w=45 suburb
Liverpool/Woolton|L25|330|900|w=40 suburb
Liverpool/Wavertree|L15|190|800|w=45
Liverpool/Childwall|L16|310|900|w=30 suburb
Liverpool/Walton|L4 L9|135|650|w=60
Liverpool/Anfield|L4 L6|115|650|w=45 at=53.430,-2.959
Liverpool/Crosby|L23|290|850|sea=W w=50 suburb at=53.488,-3.030
Bootle|L20|140|650|
Birkenhead|CH41 CH42|150|650|
Wallasey|CH44 CH45|180|700|sea=N
St Helens|WA9 WA10|160|650|
Southport|PR8 PR9|220|750|sea=W
Huyton|L36|190|750|
Kirkby|L32 L33|160|700|planned
Formby|L37|310|850|sea=W
Bebington|CH63|240|800|
West Kirby|CH48|370|900|sea=W
`,
  },
  {
    county: 'Lancashire',
    lines: `
Preston|PR1 PR2|190|750|
Blackpool|FY1 FY2 FY3 FY4|145|650|sea=W
Blackburn|BB1 BB2|150|650|
Burnley|BB10 BB11 BB12|135|600|
Lancaster|LA1|210|800|
Morecambe|LA3 LA4|170|650|sea=W
Chorley|PR6 PR7|210|750|
Leyland|PR25|200|750|
Accrington|BB5|140|600|
Lytham St Annes|FY8|260|800|sea=S
Skelmersdale|WN8|150|650|planned
Ormskirk|L39|270|850|
Nelson|BB9|130|580|
Fleetwood|FY7|130|600|sea=N
Clitheroe|BB7|250|750|
Rawtenstall|BB4|210|700|
`,
  },
  {
    county: 'Cheshire',
    lines: `
Chester|CH1 CH2 CH3 CH4|280|950|
Warrington|WA1 WA2 WA4 WA5|240|850|
Crewe|CW1 CW2|195|750|
Widnes|WA8|200|750|
Runcorn|WA7|185|750|planned
Ellesmere Port|CH65 CH66|200|750|
Macclesfield|SK10 SK11|270|850|
Northwich|CW8 CW9|240|800|
Congleton|CW12|250|800|
Wilmslow|SK9|460|1150|
Knutsford|WA16|430|1100|
Nantwich|CW5|280|850|
Sandbach|CW11|270|850|
Winsford|CW7|190|750|
`,
  },
  {
    county: 'Cumbria',
    lines: `
Carlisle|CA1 CA2 CA3|170|650|
Barrow-in-Furness|LA13 LA14|155|650|sea=W
Kendal|LA9|270|800|
Penrith|CA11|240|700|
Whitehaven|CA28|150|600|sea=W
Workington|CA14|150|600|sea=W
Ulverston|LA12|230|750|
Keswick|CA12|350|850|
Maryport|CA15|130|550|sea=W
`,
  },
]

/** Yorkshire. `parseAreas` explains the columns of a line. */
export const yorkshire: AreaGroup[] = [
  {
    county: 'West Yorkshire',
    lines: `
Leeds/City Centre|LS1 LS2|300|1150|w=50 inner at=53.797,-1.546
Leeds/Headingley|LS6|340|1050|w=45 city at=53.820,-1.580
Leeds/Chapel Allerton|LS7|370|1050|w=40 suburb
Leeds/Roundhay|LS8|400|1050|w=50 suburb at=53.834,-1.500
Leeds/Horsforth|LS18|360|1000|w=35 suburb
Leeds/Beeston|LS11|190|800|w=50 at=53.773,-1.565
Leeds/Armley|LS12|200|800|w=45 at=53.797,-1.590
Leeds/Moortown|LS17|370|1000|w=45 suburb at=53.840,-1.535
Leeds/Cross Gates|LS15|270|900|w=45 suburb at=53.805,-1.451
Leeds/Kirkstall|LS5|280|950|w=30 suburb at=53.815,-1.602
Bradford|BD2 BD3 BD5 BD7 BD9|160|650|
Huddersfield|HD1 HD2 HD3 HD5|200|700|
Wakefield|WF1 WF2|210|750|
Halifax|HX1 HX2 HX3|175|650|
Dewsbury|WF12 WF13|165|650|
Keighley|BD21 BD22|165|650|
Batley|WF17|180|700|
Pontefract|WF8|200|700|
Castleford|WF10|180|700|
Morley|LS27|240|850|
Pudsey|LS28|250|850|
Ilkley|LS29|450|1000|
Otley|LS21|320|850|
Shipley|BD18|220|750|
Brighouse|HD6|210|700|
Hebden Bridge|HX7|280|800|
Wetherby|LS22|340|950|
`,
  },
  {
    county: 'South Yorkshire',
    lines: `
Sheffield/Kelham Island|S3|270|950|w=25 inner at=53.389,-1.472
Sheffield/Ecclesall|S11|430|1000|w=40 suburb at=53.358,-1.512
Sheffield/Crookes|S10|330|950|w=40 suburb at=53.384,-1.510
Sheffield/Hillsborough|S6|220|800|w=60 at=53.407,-1.502
Sheffield/Woodseats|S8|250|850|w=50 suburb at=53.344,-1.477
Sheffield/Walkley|S6|230|800|w=30 at=53.395,-1.500
Sheffield/Gleadless|S12|190|750|w=45 suburb at=53.344,-1.434 planned
Sheffield/Firth Park|S5|150|650|w=50 at=53.417,-1.445
Sheffield/Dore|S17|480|1000|w=15 suburb at=53.327,-1.538
Doncaster|DN1 DN2 DN4 DN5|165|650|
Rotherham|S60 S61 S65|175|650|
Barnsley|S70 S71 S75|165|650|
Mexborough|S64|140|580|
Wath upon Dearne|S63|175|650|
Penistone|S36|270|750|
`,
  },
  {
    county: 'North Yorkshire',
    lines: `
York|YO10 YO23 YO24 YO26 YO30 YO31|330|1100|city
Harrogate|HG1 HG2|370|1050|
Middlesbrough|TS1 TS3 TS4 TS5|140|600|
Scarborough|YO11 YO12|190|700|sea=E
Redcar|TS10|150|600|sea=NE
Selby|YO8|220|750|
Ripon|HG4|270|800|
Skipton|BD23|280|800|
Northallerton|DL6 DL7|250|750|
Whitby|YO21 YO22|260|750|sea=N
Thirsk|YO7|260|750|
Malton|YO17|270|800|
Knaresborough|HG5|310|900|
Yarm|TS15|260|800|
`,
  },
  {
    county: 'East Riding of Yorkshire',
    lines: `
Kingston upon Hull|HU3 HU5 HU8 HU9|130|600|
Beverley|HU17|260|800|
Bridlington|YO15 YO16|180|650|sea=E
Goole|DN14|165|650|
Hessle|HU13|210|700|
Cottingham|HU16|230|750|
Driffield|YO25|200|650|
Hornsea|HU18|190|650|sea=E
`,
  },
]

/** North East England. `parseAreas` explains the columns of a line. */
export const northEast: AreaGroup[] = [
  {
    county: 'Tyne and Wear',
    lines: `
Newcastle upon Tyne/Quayside|NE1|260|1150|w=30 inner at=54.969,-1.603
Newcastle upon Tyne/Jesmond|NE2|420|1050|w=35 city at=54.991,-1.603
Newcastle upon Tyne/Heaton|NE6|280|900|w=45 city at=54.984,-1.573
Newcastle upon Tyne/Gosforth|NE3|360|1000|w=50 suburb
Newcastle upon Tyne/Fenham|NE4|220|800|w=45 suburb at=54.980,-1.652
Newcastle upon Tyne/Walker|NE6|130|650|w=35 at=54.973,-1.551
Sunderland|SR1 SR2 SR3 SR4 SR5|145|600|sea=E
Gateshead|NE8 NE9|160|650|
South Shields|NE33 NE34|160|600|sea=E
Tynemouth|NE30|350|900|sea=E w=20
North Shields|NE29 NE30|200|700|sea=E
Whitley Bay|NE25 NE26|290|850|sea=E
Wallsend|NE28|180|650|
Washington|NE37 NE38|165|650|planned
Jarrow|NE32|145|600|
Houghton le Spring|DH4|150|600|w=25
`,
  },
  {
    county: 'County Durham',
    lines: `
Durham|DH1|220|800|
Darlington|DL1 DL3|165|600|
Stockton-on-Tees|TS18 TS19 TS20|165|600|
Hartlepool|TS24 TS25 TS26|130|550|sea=E
Bishop Auckland|DL14|125|520|
Newton Aycliffe|DL5|135|550|planned
Consett|DH8|140|550|
Chester-le-Street|DH2 DH3|165|600|
Peterlee|SR8|110|500|planned
Seaham|SR7|130|550|sea=E
Billingham|TS22 TS23|145|580|
Barnard Castle|DL12|240|650|
`,
  },
  {
    county: 'Northumberland',
    lines: `
Cramlington|NE23|175|650|planned
Blyth|NE24|135|580|sea=E
Morpeth|NE61|260|750|
Ashington|NE63|120|520|
Hexham|NE46|270|750|
Alnwick|NE66|260|700|
Berwick-upon-Tweed|TD15|180|600|sea=E
Bedlington|NE22|140|580|
`,
  },
]
