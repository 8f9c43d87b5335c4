/* Street names by nation and kind of place: whole names, and first and last words that are joined to further names. */

/** Whole names; nearly every English town has most of them. */
export const englishStreets = `High Street,Station Road,Church Road,Church Lane,Church Street,Mill Lane,Victoria Road,Queens Road,Kings Road,Park Road,
Manor Road,New Road,The Avenue,Albert Road,Grove Road,School Lane,West Street,North Street,South Street,East Street,Springfield Road,George Street,
Chapel Street,Cross Street,York Road,Windsor Road,Richmond Road,Alexandra Road,The Crescent,The Green,Mill Road,Castle Street,Market Street,Bridge Street,
Lower Street,Upper Road,Well Lane,Broad Street,Union Street,Prospect Place,Park Avenue,Highfield Road,Kingsway,Queensway,The Drive,Orchard Road,
Orchard Close,Rectory Road,Rectory Lane,Vicarage Road,Vicarage Lane,School Road,Cemetery Road,Recreation Road,Wood Lane,Green Lane,Back Lane,Long Lane,
Priory Road,Abbey Road,College Road,Cambridge Road,Oxford Road,Stanley Road,Clarence Road,Cromwell Road,Wellington Road,Wellington Street,Nelson Road,
Nelson Street,Gladstone Road,Gladstone Street,Salisbury Road,Cavendish Road,Devonshire Road,Lansdowne Road,Hamilton Road,Balfour Road,Kitchener Road,
Waterloo Road,Trafalgar Road,Alma Road,Bath Road,Portland Road,Belvedere Road,Beaconsfield Road,Tennyson Road,Milton Road,Byron Avenue,Shakespeare Road,
Wordsworth Avenue,Ruskin Avenue,Coronation Avenue,Jubilee Close,Elizabeth Way,Princess Road,Regent Street,Regent Road,Brunswick Street,St Johns Road,
St Marys Road,St Peters Road,St Andrews Road,St Georges Avenue,St James Street,All Saints Close,Trinity Road,Friars Walk,Meadow Way,Brook Street,
Brookside,Riverside,Spring Lane,Hillside Avenue,Hillcrest,Mount Pleasant,The Paddocks,The Spinney,The Maltings,Old Forge Close,Blacksmiths Lane`

export const englishFirstWords = `Oak,Elm,Beech,Rowan,Hawthorn,Laburnum,Cedar,Willow,Maple,Sycamore,Chestnut,Hazel,Holly,Larch,Aspen,Alder,Poplar,Birch,Lime,
Acacia,Juniper,Magnolia,Lilac,Primrose,Bluebell,Foxglove,Lavender,Clover,Bramble,Heather,Ashfield,Fairfield,Highfield,Greenfield,Westfield,Southfield,
Northfield,Meadow,Orchard,Glebe,Priory,Abbots,Bishops,Manor,Grange,Coppice,Woodland,Heath,Moor,Brook,Mill,Weir,Quarry,Beacon,Bridge,Chapel,Cloister,
Churchfield,Deerhurst,Dovecote,Fallow,Hollybush,Hunters,Kestrel,Kingfisher,Skylark,Lapwing,Goldfinch,Wren,Heron,Curlew,Nightingale,Swallow,Woodpecker,
Linnet,Partridge,Mallard,Avocet,Barley,Wheatfield,Harvest,Saddlers,Coopers,Tanners,Weavers,Carters,Wheelwright,Windmill,Pound,Parsonage,Mayfield,
Longmead,Broadmead,Rosemary,Wisteria,Ivy,Walnut,Mulberry,Cherry,Damson,Quince,Hornbeam,Spindle,Wych Elm,Copperfield,Nickleby,Pickwick,Kipling,
Chaucer,Keats,Shelley,Constable,Gainsborough,Turner,Stephenson,Brunel,Telford,Newton,Darwin,Faraday,Nightjar,Redwing,Fieldfare,Warwick,Arundel,
Balmoral,Sandringham,Osborne,Blenheim,Chatsworth,Lincoln,Durham,Exeter,Gloucester,Hereford,Wells,Ripon,Selby,Tudor,Lancaster,Stuart,Hanover`

/** Last words with their weights. Welsh streets have the same first and last words as English ones. */
export const englishLastWords: [string, number][] = [
  ['Road', 20],
  ['Avenue', 12],
  ['Close', 15],
  ['Drive', 12],
  ['Gardens', 7],
  ['Crescent', 6],
  ['Lane', 6],
  ['Way', 9],
  ['Grove', 5],
  ['Place', 4],
  ['Walk', 3],
  ['Rise', 3],
  ['Court', 3],
  ['Mews', 2],
  ['View', 2],
  ['Croft', 2],
]

export const londonFirstWords = `Albany,Albion,Alexandra,Arundel,Beaufort,Belgrave,Brecknock,Canning,Carlton,Clarendon,Cleveland,Compton,Cornwall,Cumberland,
Denmark,Devonshire,Elgin,Fairholme,Ferndale,Finsbury,Gloucester,Grafton,Granville,Harcourt,Harrington,Hartington,Hatherley,Ivydale,Kenilworth,Kingsdown,
Ladysmith,Lancaster,Lansdowne,Leighton,Lordship,Mafeking,Marlborough,Melbourne,Melrose,Mortimer,Northcote,Norfolk,Oakfield,Osborne,Oakhurst,Palmerston,Pembroke,
Penrith,Percy,Queensbury,Ravenscourt,Roslyn,Russell,Rutland,Salcott,Sandringham,Shaftesbury,Somerset,Stamford,Stapleton,Sunderland,Sutherland,Tavistock,
Tredegar,Tufton,Upton,Vernon,Wakehurst,Warwick,Wellesley,Westbourne,Whitehall,Wilberforce,Winchester,Woodstock,Wyndham,Almeric,Broomwood,Chatsworth`

export const londonLastWords: [string, number][] = [
  ['Road', 34],
  ['Street', 9],
  ['Gardens', 12],
  ['Terrace', 5],
  ['Grove', 8],
  ['Square', 4],
  ['Mews', 4],
  ['Crescent', 5],
  ['Villas', 2],
  ['Place', 4],
  ['Avenue', 10],
  ['Hill', 2],
]

export const coastalStreets = `Marine Parade,Esplanade,Beach Road,Cliff Road,Seaview Road,Sea Road,Harbour View,Coastguard Lane,Marine Drive,Undercliff Road,Shore Road,Western Parade`

export const scottishStreets = `Main Street,High Street,Kirk Road,Kirk Wynd,Station Road,Glebe Street,Manse Road,Castle Street,School Brae,Mill Brae,Church Street,
Queen Street,King Street,Union Street,Bank Street,Academy Road,Kirkgate,Westgate,Burnside,Burnside Road,The Loan,Links Road,Victoria Street,Albert Street,
Argyll Street,Bruce Street,Wallace Street,Burns Road,Carnegie Street,Balmoral Place,Braemar Gardens,Glencoe Place,Lomond Crescent,Nevis Avenue,Skye Crescent,
Iona Road,Strathmore Avenue,Tay Street,Tweed Crescent,Deveron Road,Forth Street,Clyde Place,Lothian Street,Montrose Street,Dundas Street,Melville Terrace,
Thistle Street,Rose Street,Old Edinburgh Road,Academy Street,Kinnoull Street,Seafield Road,Hillfoot Drive,Braehead Road,Cairn Road,Craigie Avenue,
Langlands Road,Mossgiel Avenue,Tarbolton Road,Marchmont Terrace,Rosebery Place`

export const scottishFirstWords = `Wallace,Bruce,Burns,Carnegie,Argyll,Lorne,Dalhousie,Montrose,Balmoral,Braemar,Glencoe,Craigie,Kirkton,Heather,Thistle,Rowan,
Birch,Lomond,Nevis,Skye,Iona,Strathmore,Cairn,Tay,Tweed,Dunvegan,Glenesk,Inverleith,Kilmory,Laurel,Muirfield,Ochil,Pentland,Stewart,Sutherland,
Whin,Broom,Gorse,Hawthorn,Larch,Alder,Ardross,Ballater,Corrie,Drummond,Forbes,Gordon,Hamilton,Kenmore,Lindsay,Ramsay`

export const scottishLastWords: [string, number][] = [
  ['Road', 16],
  ['Street', 12],
  ['Avenue', 12],
  ['Crescent', 10],
  ['Drive', 10],
  ['Place', 12],
  ['Terrace', 9],
  ['Gardens', 8],
  ['Wynd', 4],
  ['Court', 4],
  ['Brae', 3],
  ['View', 2],
  ['Park', 2],
]

export const welshStreets = `Heol Isaf,Heol Uchaf,Heol y Parc,Heol y Felin,Heol Dewi,Heol yr Eglwys,Ffordd yr Afon,Ffordd Newydd,Ffordd y Bryn,Maes y Coed,
Maes yr Haf,Maes y Dderwen,Clos y Dderwen,Clos Caradog,Clos yr Onnen,Bryn Awel,Bryn Hyfryd,Cae Glas,Parc y Felin,Lôn y Felin,Pen y Bryn,Stryd Fawr,
Stryd y Capel,Gelli Aur,Tan y Bryn,Llys y Coed,Ty'n y Cae,Heol Cadfan,Ffordd Gwynedd,Maes Gwyn,Commercial Street,High Street,Station Road,
Gladstone Terrace,Tudor Street,Church Street,Chapel Street,Park Road,Park Street,Bethania Street,Jubilee Road,Cardiff Road,Victoria Street,Albert Road,
Oak Street,Glyn Terrace,Woodland Road,Hill Street,Brynglas Road,Llewellyn Street,Glyndwr Road,Picton Street,Caradoc Road,Mill Lane,School Road,
Coronation Terrace,Greenfield Terrace,Mount Pleasant,Castle Street,Bridge Street,Cross Street,King Street,Lewis Street,Morgan Street,Penrhyn Avenue`

export const irishStreets = `Main Street,Church Street,Mill Street,Castle Street,High Street,Market Street,Station Road,Church Road,Shore Road,Old Mill Road,
Hillhead Road,Moss Road,Quarry Lane,Victoria Avenue,Demesne Road,Demesne Park,Railway Street,Linenhall Street,Meeting House Lane,Dublin Road,Rathmore Park,
Knockmore Road,Glenview Park,Ashgrove Road,Hillcrest Gardens,Ardmore Avenue,Drumbeg Drive,Mourne Crescent,Slemish Park,Lough View,Lisnagarvey Drive`

export const irishFirstWords = `Rathmore,Glenview,Knockmore,Ashgrove,Hillcrest,Ardmore,Drumbeg,Killard,Mourne,Slemish,Carnreagh,Ballymoyer,Lisbeg,Castlewood,
Orangefield,Cairnmore,Dunmore,Fernagh,Glenariff,Glendun,Greenan,Kilmaine,Larchfield,Mossvale,Oakleigh,Priory,Rosemount,Sandringham,Windsor,Tullymore,
Brooklands,Cherryvalley,Cloverhill,Cranmore,Edenvale,Galwally,Hawthornden,Innisfayle,Kensington,Malone`

export const irishLastWords: [string, number][] = [
  ['Park', 18],
  ['Drive', 14],
  ['Avenue', 12],
  ['Road', 14],
  ['Manor', 6],
  ['Meadows', 5],
  ['Mews', 4],
  ['Crescent', 8],
  ['Heights', 5],
  ['Court', 5],
  ['Grange', 4],
  ['Gardens', 8],
]
