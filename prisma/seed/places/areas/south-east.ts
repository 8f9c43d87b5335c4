import type { AreaGroup } from '../area'

/** South East England. `parseAreas` explains the columns of a line. */
export const southEast: AreaGroup[] = [
  {
    county: 'Kent',
    lines: `
Maidstone|ME14 ME15 ME16|370|1150|
Canterbury|CT1 CT2|360|1150|
Dartford|DA1 DA2|420|1350|
Gravesend|DA11 DA12|380|1200|
Chatham|ME4 ME5|320|1100|
Gillingham|ME7 ME8|310|1050|
Rochester|ME1 ME2|330|1100|
Ashford|TN23 TN24|320|1050|
Tunbridge Wells|TN1 TN2 TN4|510|1300|at=51.132,0.263
Tonbridge|TN9 TN10|460|1250|
Sevenoaks|TN13 TN14|640|1450|
Folkestone|CT19 CT20|280|950|sea=S
Dover|CT16 CT17|240|850|sea=SE
Margate|CT9|260|900|sea=N
Ramsgate|CT11 CT12|260|900|sea=E
Broadstairs|CT10|340|1000|sea=E
Whitstable|CT5|390|1100|sea=N
Herne Bay|CT6|310|950|sea=N
Faversham|ME13|340|1050|
Sittingbourne|ME10|310|1050|
Sheerness|ME12|230|850|sea=N
Deal|CT14|330|950|sea=E
Hythe|CT21|330|950|sea=S
Swanley|BR8|450|1250|
Tenterden|TN30|400|1050|
`,
  },
  {
    county: 'Surrey',
    lines: `
Guildford|GU1 GU2|580|1500|
Woking|GU21 GU22|520|1400|
Epsom|KT17 KT18 KT19|620|1450|
Redhill|RH1|480|1300|
Reigate|RH2|610|1400|
Camberley|GU15|450|1250|
Farnham|GU9 GU10|520|1300|
Staines-upon-Thames|TW18|510|1400|at=51.433,-0.511
Walton-on-Thames|KT12|600|1450|
Weybridge|KT13|720|1600|
Leatherhead|KT22|560|1350|
Dorking|RH4|540|1350|
Egham|TW20|510|1400|
Esher|KT10|780|1600|
Godalming|GU7|560|1300|
Caterham|CR3|500|1300|
Addlestone|KT15|500|1350|
Horley|RH6|430|1250|
`,
  },
  {
    county: 'West Sussex',
    lines: `
Crawley|RH10 RH11|400|1300|planned
Worthing|BN11 BN12 BN13 BN14|390|1150|sea=S
Horsham|RH12 RH13|450|1250|
Bognor Regis|PO21 PO22|330|1050|sea=S
Littlehampton|BN17|330|1050|sea=S
Shoreham-by-Sea|BN43|440|1250|sea=S
Haywards Heath|RH16|460|1250|
Burgess Hill|RH15|430|1200|planned
Chichester|PO19|420|1200|
East Grinstead|RH19|450|1250|
Lancing|BN15|390|1150|sea=S
`,
  },
  {
    county: 'East Sussex',
    lines: `
Brighton|BN1 BN2|480|1550|sea=S city
Hove|BN3|570|1550|sea=S city
Eastbourne|BN20 BN21 BN22 BN23|330|1050|sea=SE
Hastings|TN34 TN35|280|950|sea=S
St Leonards-on-Sea|TN37 TN38|280|950|sea=S w=35 at=50.858,0.553
Bexhill-on-Sea|TN39 TN40|320|950|sea=S
Lewes|BN7|500|1350|
Seaford|BN25|380|1050|sea=S
Newhaven|BN9|330|1050|sea=S
Hailsham|BN27|330|1050|
Crowborough|TN6|420|1100|
Uckfield|TN22|420|1150|
Peacehaven|BN10|370|1050|sea=S planned
`,
  },
  {
    county: 'Hampshire',
    lines: `
Southampton|SO14 SO15 SO16 SO17 SO18 SO19|310|1100|city
Portsmouth|PO1 PO2 PO3|280|1050|sea=S city
Southsea|PO4 PO5|310|1100|sea=S w=40
Basingstoke|RG21 RG22 RG23 RG24|370|1150|
Winchester|SO22 SO23|560|1350|
Eastleigh|SO50|350|1150|
Fareham|PO14 PO15 PO16|350|1100|
Gosport|PO12 PO13|270|950|sea=SE
Havant|PO9|320|1050|
Waterlooville|PO7 PO8|340|1050|
Andover|SP10|310|1050|
Aldershot|GU11 GU12|370|1150|
Farnborough|GU14|420|1200|
Fleet|GU51 GU52|490|1250|
Petersfield|GU31 GU32|450|1150|
Alton|GU34|430|1150|
Romsey|SO51|420|1150|
Lymington|SO41|430|1100|sea=SE
Totton|SO40|320|1050|
Hedge End|SO30|350|1100|planned
`,
  },
  {
    county: 'Isle of Wight',
    lines: `
Newport|PO30|260|850|
Ryde|PO33|250|850|sea=NE
Cowes|PO31|290|900|sea=N
Sandown|PO36|240|800|sea=SE
Shanklin|PO37|250|800|sea=SE
`,
  },
  {
    county: 'Berkshire',
    lines: `
Reading|RG1 RG2 RG4 RG30|440|1300|city
Slough|SL1 SL2 SL3|450|1350|
Bracknell|RG12 RG42|410|1250|planned
Maidenhead|SL6|520|1400|
Windsor|SL4|590|1500|
Newbury|RG14|390|1150|
Wokingham|RG40 RG41|500|1300|
Thatcham|RG18 RG19|370|1100|
Ascot|SL5|600|1500|
`,
  },
  {
    county: 'Buckinghamshire',
    lines: `
Milton Keynes|MK4 MK5 MK6 MK9 MK14|360|1200|city planned
Bletchley|MK2 MK3|320|1100|
High Wycombe|HP11 HP12 HP13|420|1250|
Aylesbury|HP19 HP20 HP21|370|1150|
Amersham|HP6 HP7|640|1400|
Chesham|HP5|500|1250|
Beaconsfield|HP9|800|1650|
Marlow|SL7|680|1450|
Buckingham|MK18|380|1100|
Princes Risborough|HP27|490|1200|
`,
  },
  {
    county: 'Oxfordshire',
    lines: `
Oxford|OX1 OX2 OX3 OX4|540|1600|city
Banbury|OX16|310|1050|
Bicester|OX26|360|1150|
Abingdon|OX14|410|1250|
Didcot|OX11|370|1150|
Witney|OX28|380|1150|
Thame|OX9|450|1200|
Henley-on-Thames|RG9|650|1500|
Wantage|OX12|370|1100|
Kidlington|OX5|430|1250|
Chipping Norton|OX7|400|1100|
`,
  },
]
