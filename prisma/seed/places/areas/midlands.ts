import type { AreaGroup } from '../area'

/** East and West Midlands. `parseAreas` explains the columns of a line. */
export const midlands: AreaGroup[] = [
  {
    county: 'West Midlands',
    lines: `
Birmingham/Jewellery Quarter|B1 B3|330|1200|w=35 inner at=52.486,-1.911
Birmingham/Digbeth|B5 B9|300|1150|w=25 inner at=52.475,-1.885
Birmingham/Edgbaston|B15 B16|420|1150|w=60 suburb at=52.466,-1.922
Birmingham/Harborne|B17|420|1150|w=50 suburb at=52.460,-1.953
Birmingham/Moseley|B13|430|1100|w=50 suburb at=52.446,-1.887
Birmingham/Kings Heath|B14|330|1050|w=60 suburb at=52.430,-1.893
Birmingham/Selly Oak|B29|300|1050|w=60 suburb at=52.442,-1.938
Birmingham/Bournville|B30|320|1000|w=50 suburb at=52.429,-1.934
Birmingham/Northfield|B31|250|900|w=60 suburb at=52.412,-1.970 planned
Birmingham/Erdington|B23 B24|240|900|w=90 suburb at=52.524,-1.838
Birmingham/Handsworth|B20 B21|240|850|w=70 suburb at=52.510,-1.932
Birmingham/Hall Green|B28|330|1000|w=50 suburb at=52.434,-1.843
Birmingham/Small Heath|B10|200|850|w=40 at=52.470,-1.854
Birmingham/Yardley|B25 B26|250|900|w=70 suburb at=52.470,-1.808
Sutton Coldfield|B72 B73 B74 B75|390|1100|w=100 suburb
Coventry|CV1 CV2 CV3 CV5 CV6|265|950|
Wolverhampton|WV1 WV3 WV4 WV6 WV10|230|850|
Dudley|DY1 DY2|215|800|
Walsall|WS1 WS2 WS4|220|800|
West Bromwich|B70 B71|220|850|
Solihull|B91 B92|430|1150|
Stourbridge|DY8 DY9|270|900|
Halesowen|B62 B63|260|850|
Oldbury|B68 B69|220|850|
Willenhall|WV12 WV13|210|800|
Smethwick|B66 B67|220|850|
`,
  },
  {
    county: 'Warwickshire',
    lines: `
Leamington Spa|CV31 CV32|390|1150|
Rugby|CV21 CV22|280|950|
Nuneaton|CV10 CV11|230|850|
Warwick|CV34|370|1100|
Stratford-upon-Avon|CV37|390|1100|
Kenilworth|CV8|430|1150|
Bedworth|CV12|230|850|
Atherstone|CV9|230|800|
`,
  },
  {
    county: 'Staffordshire',
    lines: `
Stoke-on-Trent/Hanley|ST1|150|700|w=40 at=53.026,-2.176
Stoke-on-Trent/Burslem|ST6|140|650|w=45 at=53.046,-2.197
Stoke-on-Trent/Longton|ST3|160|700|w=60
Stoke-on-Trent/Trentham|ST4|230|800|w=30 suburb at=52.967,-2.189
Stafford|ST16 ST17|230|850|
Tamworth|B77 B79|245|900|
Newcastle-under-Lyme|ST5|190|750|
Burton upon Trent|DE13 DE14 DE15|210|800|
Cannock|WS11 WS12|220|800|
Lichfield|WS13 WS14|310|950|
Rugeley|WS15|220|800|
Leek|ST13|200|700|
Stone|ST15|260|850|
Uttoxeter|ST14|230|800|
`,
  },
  {
    county: 'Worcestershire',
    lines: `
Worcester|WR1 WR2 WR3 WR5|270|950|
Redditch|B97 B98|250|900|
Kidderminster|DY10 DY11|230|850|
Malvern|WR14|310|900|at=52.112,-2.326
Bromsgrove|B60 B61|290|950|
Evesham|WR11|270|900|
Droitwich|WR9|280|900|w=25
Pershore|WR10|300|900|
`,
  },
  {
    county: 'Herefordshire',
    lines: `
Hereford|HR1 HR2 HR4|250|850|
Leominster|HR6|240|800|
Ross-on-Wye|HR9|280|850|
Ledbury|HR8|290|850|
`,
  },
  {
    county: 'Shropshire',
    lines: `
Shrewsbury|SY1 SY2 SY3|280|900|
Telford|TF1 TF2 TF3 TF4|220|800|planned
Oswestry|SY11|220|750|
Bridgnorth|WV15 WV16|280|850|
Ludlow|SY8|270|800|
Market Drayton|TF9|220|750|
Whitchurch|SY13|230|750|
`,
  },
  {
    county: 'Derbyshire',
    lines: `
Derby|DE1 DE21 DE22 DE23 DE24|230|850|
Chesterfield|S40 S41|210|800|
Ilkeston|DE7|210|750|
Long Eaton|NG10|230|850|
Swadlincote|DE11|220|800|
Buxton|SK17|260|850|
Matlock|DE4|280|850|
Glossop|SK13|260|850|
Ripley|DE5|220|750|
Belper|DE56|270|850|
Bakewell|DE45|380|900|
`,
  },
  {
    county: 'Nottinghamshire',
    lines: `
Nottingham/Lenton|NG7|240|950|w=45 city at=52.951,-1.177
Nottingham/Sherwood|NG5|260|900|w=45 suburb at=52.980,-1.150
Nottingham/Mapperley|NG3|270|900|w=45 suburb at=52.976,-1.127
Nottingham/Lace Market|NG1|300|1150|w=25 inner at=52.952,-1.143
Nottingham/Wollaton|NG8|310|950|w=50 suburb at=52.953,-1.218
Nottingham/Clifton|NG11|220|850|w=30 suburb at=52.905,-1.184 planned
Nottingham/Bulwell|NG6|190|750|w=40 at=52.999,-1.197
West Bridgford|NG2|400|1100|w=48 suburb
Beeston|NG9|290|1000|w=40 at=52.927,-1.216
Arnold|NG5|240|850|w=37
Mansfield|NG18 NG19|190|750|
Worksop|S80 S81|190|700|
Newark-on-Trent|NG24|220|800|
Sutton-in-Ashfield|NG17|185|700|
Retford|DN22|200|700|
Hucknall|NG15|220|800|
Southwell|NG25|370|950|
`,
  },
  {
    county: 'Leicestershire',
    lines: `
Leicester/Clarendon Park|LE2|300|950|w=40 city at=52.616,-1.115
Leicester/Stoneygate|LE2|380|950|w=35 suburb at=52.617,-1.100
Leicester/Evington|LE5|290|900|w=45 suburb at=52.624,-1.076
Leicester/Aylestone|LE2|250|850|w=35 suburb
Leicester/Belgrave|LE4|260|850|w=50
Leicester/West End|LE3|230|850|w=50 city at=52.632,-1.150
Leicester/Cultural Quarter|LE1|260|950|w=25 inner at=52.635,-1.126
Loughborough|LE11|260|850|
Hinckley|LE10|250|850|
Melton Mowbray|LE13|240|800|
Market Harborough|LE16|310|950|
Coalville|LE67|230|800|
Oadby|LE2|320|950|w=24 suburb
Wigston|LE18|270|900|w=33 suburb at=52.585,-1.107
Lutterworth|LE17|290|900|
Ashby-de-la-Zouch|LE65|290|900|
`,
  },
  {
    county: 'Rutland',
    lines: `
Oakham|LE15|310|900|
`,
  },
  {
    county: 'Northamptonshire',
    lines: `
Northampton|NN1 NN2 NN3 NN4 NN5|275|950|
Corby|NN17 NN18|220|850|planned
Kettering|NN15 NN16|245|850|
Wellingborough|NN8|245|850|
Daventry|NN11|260|900|
Rushden|NN10|245|850|
Brackley|NN13|310|950|
Towcester|NN12|330|1000|
`,
  },
  {
    county: 'Lincolnshire',
    lines: `
Lincoln|LN1 LN2 LN5 LN6|220|850|
Grimsby|DN31 DN32 DN33 DN34|150|650|sea=NE
Cleethorpes|DN35|180|700|sea=NE
Scunthorpe|DN15 DN16 DN17|160|650|
Boston|PE21|180|700|
Grantham|NG31|210|750|
Spalding|PE11|215|750|
Skegness|PE25|170|650|sea=E
Stamford|PE9|310|950|
Gainsborough|DN21|155|600|
Sleaford|NG34|220|750|
Louth|LN11|200|700|
Mablethorpe|LN12|160|600|sea=E
Bourne|PE10|240|800|
`,
  },
]
