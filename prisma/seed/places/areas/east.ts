import type { AreaGroup } from '../area'

/**
 * East of England. Essex has the most places, because the local agents work there and the county has its own pages.
 * `parseAreas` explains the columns of a line.
 */
export const east: AreaGroup[] = [
  {
    county: 'Essex',
    lines: `
Southend-on-Sea|SS1 SS2 SS3|360|1150|sea=S w=150
Leigh-on-Sea|SS9|460|1200|sea=S w=45
Westcliff-on-Sea|SS0|370|1100|sea=S w=40
Shoeburyness|SS3|340|1100|sea=SE w=20 at=51.533,0.795
Benfleet|SS7|420|1200|w=50 at=51.556,0.565
Canvey Island|SS8|330|1150|sea=S w=38 planned
Rayleigh|SS6|420|1250|w=34
Hockley|SS5|460|1250|w=15 at=51.602,0.652
Rochford|SS4|410|1200|w=20
Basildon|SS13 SS14 SS15 SS16|340|1250|w=110 planned
Billericay|CM11 CM12|530|1350|w=40
Wickford|SS11 SS12|410|1250|w=36
Grays|RM16 RM17|370|1250|w=75
Tilbury|RM18|300|1150|w=14
South Ockendon|RM15|380|1250|w=22 planned
Brentwood|CM13 CM14 CM15|580|1450|w=60
Chelmsford|CM1 CM2|460|1300|w=120
South Woodham Ferrers|CM3|400|1200|w=17 at=51.646,0.617 planned
Witham|CM8|370|1150|w=64
Maldon|CM9|390|1150|w=30
Braintree|CM7|340|1100|w=55
Halstead|CO9|320|1000|w=15
Colchester|CO1 CO2 CO3 CO4|340|1100|w=140
Tiptree|CO5|360|1100|w=12
West Mersea|CO5|420|1100|sea=S w=8
Clacton-on-Sea|CO15 CO16|250|950|sea=SE w=60
Frinton-on-Sea|CO13|340|1000|sea=E w=8
Walton-on-the-Naze|CO14|260|900|sea=E w=9
Harwich|CO12|250|900|sea=E w=22
Manningtree|CO11|360|1050|sea=N w=9
Brightlingsea|CO7|310|950|sea=S w=9
Saffron Walden|CB10 CB11|460|1200|w=18
Great Dunmow|CM6|430|1200|w=12
Harlow|CM17 CM18 CM19 CM20|380|1250|w=90 planned
Epping|CM16|600|1500|w=14
Loughton|IG10|680|1600|w=34 at=51.646,0.062
Chigwell|IG7|690|1550|w=14
Buckhurst Hill|IG9|750|1600|w=12
Waltham Abbey|EN9|450|1400|w=22
Chipping Ongar|CM5|500|1300|w=7
Burnham-on-Crouch|CM0|350|1050|sea=S w=9
Stansted Mountfitchet|CM24|450|1250|w=8
`,
  },
  {
    county: 'Hertfordshire',
    lines: `
Watford|WD17 WD18 WD24|500|1450|
St Albans|AL1 AL3 AL4|680|1500|
Hemel Hempstead|HP1 HP2 HP3|450|1300|
Stevenage|SG1 SG2|370|1200|planned
Welwyn Garden City|AL7 AL8|490|1300|
Hatfield|AL10|440|1300|planned
Hertford|SG13 SG14|500|1350|
Hitchin|SG4 SG5|480|1250|
Letchworth Garden City|SG6|430|1150|w=34 at=51.979,-0.228
Bishop's Stortford|CM23|480|1250|
Cheshunt|EN8|450|1350|
Hoddesdon|EN11|460|1300|w=25
Borehamwood|WD6|540|1500|planned
Harpenden|AL5|800|1550|
Berkhamsted|HP4|640|1350|
Ware|SG12|470|1250|
Royston|SG8|390|1100|
Potters Bar|EN6|580|1400|
`,
  },
  {
    county: 'Cambridgeshire',
    lines: `
Cambridge|CB1 CB2 CB3 CB4|570|1600|city
Peterborough|PE1 PE2 PE3|245|950|
Huntingdon|PE29|280|1000|
St Neots|PE19|320|1100|
Ely|CB6 CB7|340|1100|
Wisbech|PE13|200|800|
March|PE15|210|800|
St Ives|PE27|310|1050|
Whittlesey|PE7|240|900|
Soham|CB7|310|1000|
`,
  },
  {
    county: 'Bedfordshire',
    lines: `
Luton|LU1 LU2 LU3|320|1150|
Bedford|MK40 MK41 MK42|320|1100|
Dunstable|LU5 LU6|340|1100|
Leighton Buzzard|LU7|350|1100|
Biggleswade|SG18|360|1100|
Sandy|SG19|350|1050|
Flitwick|MK45|380|1100|
`,
  },
  {
    county: 'Norfolk',
    lines: `
Norwich|NR1 NR2 NR3 NR4|270|1050|city
Great Yarmouth|NR30 NR31|190|800|sea=E
King's Lynn|PE30|220|850|
Thetford|IP24|230|850|
Dereham|NR19|250|850|at=52.681,0.939
Wymondham|NR18|290|950|at=52.570,1.116
Cromer|NR27|270|850|sea=N
Hunstanton|PE36|270|850|sea=W
Sheringham|NR26|310|900|sea=N
Diss|IP22|270|850|
Fakenham|NR21|240|800|
North Walsham|NR28|250|800|
`,
  },
  {
    county: 'Suffolk',
    lines: `
Ipswich|IP1 IP2 IP3 IP4|255|950|
Lowestoft|NR32 NR33|205|800|sea=E
Bury St Edmunds|IP32 IP33|330|1050|
Felixstowe|IP11|270|900|sea=SE
Sudbury|CO10|290|950|
Haverhill|CB9|280|950|
Stowmarket|IP14|270|900|
Newmarket|CB8|320|1050|
Woodbridge|IP12|350|1000|
Beccles|NR34|260|850|
Mildenhall|IP28|260|900|
`,
  },
]
