import type { AreaGroup } from '../area'

/**
 * Greater London. The neighbourhoods of the post town London stand under 'London', and places in the outer boroughs
 * under their own names. `parseAreas` explains the columns of a line.
 */
export const london: AreaGroup[] = [
  {
    county: 'Greater London',
    flatShare: 0.5,
    lines: `
London/Islington|N1 N5|1450|2500|w=220 inner
London/Highbury|N5|1500|2350|w=60 inner
London/Camden Town|NW1|1500|2500|w=110 inner
London/Hampstead|NW3|2200|2950|w=90 inner at=51.556,-0.178
London/Kentish Town|NW5|1350|2300|w=70 inner at=51.550,-0.141
London/Swiss Cottage|NW3|1700|2650|w=50 inner at=51.543,-0.174
London/Highgate|N6|1650|2300|w=50 inner
London/Crouch End|N8|1150|2050|w=60 inner
London/Muswell Hill|N10|1150|1950|w=50 suburb
London/Finchley|N3 N12|880|1850|w=110 suburb
London/Tottenham|N17|620|1750|w=110 inner
London/Walthamstow|E17|720|1800|w=150 inner
London/Leyton|E10|650|1750|w=90 inner
London/Stratford|E15|620|2050|w=110 inner
London/Hackney|E8 E9|1150|2350|w=170 inner
London/Stoke Newington|N16|1200|2200|w=90 inner at=51.561,-0.075
London/Bethnal Green|E2|950|2300|w=90 inner
London/Bow|E3|720|2050|w=80 inner
London/Canary Wharf|E14|900|2650|w=90 inner planned
London/Shoreditch|E1 EC2A|1050|2750|w=60 inner at=51.524,-0.078
London/Wapping|E1W|1050|2550|w=30 inner at=51.505,-0.058
London/East Ham|E6|530|1700|w=110 suburb
London/Plaistow|E13|520|1700|w=80 suburb at=51.529,0.024
London/Chingford|E4|600|1600|w=80 suburb
London/Greenwich|SE10|800|2050|w=100 inner
London/Blackheath|SE3|900|1950|w=70 inner
London/Eltham|SE9|570|1600|w=90 suburb
London/Woolwich|SE18|510|1800|w=90 inner
London/Lewisham|SE13|700|1850|w=110 inner at=51.461,-0.010
London/Catford|SE6|610|1650|w=90 suburb
London/Deptford|SE8|720|2000|w=50 inner at=51.478,-0.028
London/Peckham|SE15|880|1950|w=90 inner
London/Camberwell|SE5|950|2050|w=80 inner
London/Dulwich|SE21 SE22|1250|2050|w=80 inner at=51.448,-0.079
London/Forest Hill|SE23|760|1750|w=60 inner
London/Crystal Palace|SE19|750|1700|w=60 inner
London/Sydenham|SE26|680|1650|w=60 suburb at=51.427,-0.054
London/Bermondsey|SE1 SE16|900|2350|w=110 inner at=51.497,-0.064
London/Brixton|SW2 SW9|1050|2200|w=120 inner
London/Clapham|SW4|1300|2400|w=120 inner at=51.462,-0.138
London/Battersea|SW11 SW8|1350|2550|w=130 inner
London/Streatham|SW16|800|1800|w=120 inner
London/Balham|SW12|1250|2250|w=70 inner
London/Tooting|SW17|880|2050|w=110 inner
London/Wandsworth|SW18|1150|2200|w=110 inner
London/Putney|SW15|1200|2150|w=100 inner
London/Wimbledon|SW19 SW20|1050|2100|w=120 suburb
London/Fulham|SW6|1500|2450|w=110 inner
London/Chelsea|SW3 SW10|3000|3900|w=80 inner
London/Kensington|W8 W14|2900|3600|w=110 inner
London/Notting Hill|W11|2700|3500|w=60 inner
London/Hammersmith|W6|1350|2350|w=80 inner
London/Chiswick|W4|1300|2200|w=70 inner
London/Acton|W3|850|1950|w=90 inner
London/Ealing|W5 W13|980|2000|w=130 suburb
London/Hanwell|W7|700|1700|w=40 suburb at=51.510,-0.338
London/Maida Vale|W9|1600|2600|w=50 inner at=51.528,-0.187
London/Pimlico|SW1V|1800|2750|w=50 inner
London/Marylebone|W1U NW1|2400|3600|w=50 inner
London/Kilburn|NW6|1250|2200|w=70 inner
London/Willesden|NW10|850|1950|w=80 inner
London/Cricklewood|NW2|820|1800|w=60 suburb
London/Hendon|NW4|850|1750|w=70 suburb
London/Mill Hill|NW7|850|1750|w=50 suburb at=51.614,-0.240
London/Golders Green|NW11|1100|1900|w=50 suburb
London/Wood Green|N22|700|1750|w=60 inner
London/Southgate|N14|750|1650|w=50 suburb
London/Edmonton|N9 N18|480|1550|w=110 suburb
Croydon|CR0 CR2|500|1500|w=190 suburb
Bromley|BR1 BR2|640|1550|w=110 suburb
Beckenham|BR3|720|1600|w=60 suburb
Orpington|BR5 BR6|580|1450|w=80 suburb
Bexleyheath|DA6 DA7|510|1400|w=60 suburb
Sidcup|DA14 DA15|540|1400|w=50 suburb
Romford|RM1 RM2 RM7|490|1450|w=110 suburb
Hornchurch|RM11 RM12|530|1450|w=80 suburb
Upminster|RM14|590|1500|w=40 suburb
Dagenham|RM8 RM9 RM10|420|1500|w=100 suburb
Barking|IG11|430|1550|w=80 suburb
Ilford|IG1 IG2 IG3|520|1550|w=130 suburb
Enfield|EN1 EN2 EN3|520|1500|w=130 suburb
Barnet|EN4 EN5|720|1650|w=80 suburb
Harrow|HA1 HA2 HA3|620|1600|w=130 suburb
Wembley|HA0 HA9|590|1850|w=100 suburb
Pinner|HA5|740|1600|w=50 suburb
Ruislip|HA4|600|1550|w=60 suburb
Uxbridge|UB8 UB10|560|1550|w=60 suburb
Hayes|UB3 UB4|480|1550|w=70 suburb
Southall|UB1 UB2|500|1600|w=70 suburb
Hounslow|TW3 TW4|530|1550|w=90 suburb
Twickenham|TW1 TW2|760|1700|w=60 suburb
Richmond|TW9 TW10|1150|2100|w=50 suburb
Kingston upon Thames|KT1 KT2|720|1700|w=70 suburb
Surbiton|KT5 KT6|710|1600|w=50 suburb
Sutton|SM1 SM2|540|1450|w=90 suburb
Mitcham|CR4|490|1500|w=60 suburb
Carshalton|SM5|540|1400|w=30 suburb
`,
  },
]
