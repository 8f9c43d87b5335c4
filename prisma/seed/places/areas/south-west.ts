import type { AreaGroup } from '../area'

/** South West England. `parseAreas` explains the columns of a line. */
export const southWest: AreaGroup[] = [
  {
    county: 'Bristol',
    lines: `
Bristol/Clifton|BS8|750|1700|w=40 city at=51.455,-2.620
Bristol/Redland|BS6|720|1550|w=35 city at=51.470,-2.605
Bristol/Bedminster|BS3|430|1400|w=60 city at=51.440,-2.597
Bristol/Southville|BS3|470|1450|w=25 city at=51.443,-2.606
Bristol/Bishopston|BS7|520|1400|w=50 city at=51.477,-2.590
Bristol/Horfield|BS7|410|1300|w=40 suburb at=51.489,-2.583
Bristol/Easton|BS5|370|1300|w=50 city at=51.464,-2.565
Bristol/St George|BS5|350|1250|w=45 suburb at=51.459,-2.543
Bristol/Knowle|BS4|380|1250|w=50 suburb at=51.431,-2.574
Bristol/Brislington|BS4|380|1250|w=35 suburb at=51.436,-2.546
Bristol/Westbury-on-Trym|BS9|580|1400|w=35 suburb at=51.494,-2.616
Bristol/Fishponds|BS16|370|1250|w=50 suburb at=51.479,-2.527
Bristol/Hartcliffe|BS13|290|1150|w=40 suburb at=51.406,-2.597 planned
`,
  },
  {
    county: 'Gloucestershire',
    lines: `
Gloucester|GL1 GL2 GL4|265|950|
Cheltenham|GL50 GL51 GL52|370|1150|
Stroud|GL5|330|1000|
Cirencester|GL7|380|1050|
Tewkesbury|GL20|290|950|
Yate|BS37|340|1100|planned
Thornbury|BS35|390|1100|
Dursley|GL11|300|900|
`,
  },
  {
    county: 'Somerset',
    lines: `
Bath|BA1 BA2|480|1450|city
Taunton|TA1 TA2|280|950|
Weston-super-Mare|BS22 BS23 BS24|270|950|sea=W
Yeovil|BA20 BA21|240|850|
Bridgwater|TA6|240|850|
Frome|BA11|310|950|
Burnham-on-Sea|TA8|260|850|sea=W
Wells|BA5|320|950|
Clevedon|BS21|350|1050|sea=NW
Portishead|BS20|370|1150|sea=NW
Keynsham|BS31|370|1150|
Minehead|TA24|260|850|sea=N
Street|BA16|260|850|
Chard|TA20|230|800|
Wellington|TA21|260|850|at=50.978,-3.224
Shepton Mallet|BA4|250|850|
`,
  },
  {
    county: 'Wiltshire',
    lines: `
Swindon|SN1 SN2 SN3 SN25|270|950|
Salisbury|SP1 SP2|330|1050|
Chippenham|SN14 SN15|320|1000|
Trowbridge|BA14|280|950|
Devizes|SN10|300|950|
Melksham|SN12|280|900|
Warminster|BA12|280|900|
Calne|SN11|290|950|
Royal Wootton Bassett|SN4|310|1000|
`,
  },
  {
    county: 'Dorset',
    lines: `
Bournemouth|BH1 BH2 BH5 BH8 BH9 BH10|340|1150|sea=S
Poole|BH12 BH14 BH15 BH17|370|1150|sea=S
Christchurch|BH23|390|1150|sea=S
Weymouth|DT3 DT4|280|900|sea=SE
Dorchester|DT1|320|950|
Ferndown|BH22|370|1100|
Swanage|BH19|380|950|sea=E
Bridport|DT6|320|900|
Gillingham|SP8|290|900|
Blandford Forum|DT11|310|950|
`,
  },
  {
    county: 'Devon',
    lines: `
Plymouth|PL1 PL2 PL3 PL4 PL6|240|900|sea=S city
Exeter|EX1 EX2 EX4|340|1150|city
Torquay|TQ1 TQ2|260|850|sea=SE
Paignton|TQ3 TQ4|260|850|sea=E
Brixham|TQ5|270|850|sea=NE
Barnstaple|EX31 EX32|270|850|
Exmouth|EX8|310|950|sea=S
Newton Abbot|TQ12|290|900|
Tiverton|EX16|270|850|
Bideford|EX39|260|850|
Teignmouth|TQ14|290|850|sea=SE
Sidmouth|EX10|380|950|sea=S
Tavistock|PL19|310|900|
Totnes|TQ9|370|950|
Honiton|EX14|300|900|
Dawlish|EX7|290|850|sea=SE
Ilfracombe|EX34|230|800|sea=N
Okehampton|EX20|260|850|
`,
  },
  {
    county: 'Cornwall',
    lines: `
Truro|TR1|310|950|
Falmouth|TR11|350|1000|sea=SE
Newquay|TR7|320|950|sea=NW
St Austell|PL25|260|850|
Penzance|TR18|280|850|sea=S
Camborne|TR14|230|800|
Redruth|TR15|230|800|
Bodmin|PL31|240|800|
Saltash|PL12|270|850|
Bude|EX23|330|850|sea=W
Launceston|PL15|260|800|
Helston|TR13|270|850|
St Ives|TR26|400|950|sea=NE
`,
  },
]
