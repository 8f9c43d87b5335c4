import type { AreaGroup } from '../area'

/** Wales. `parseAreas` explains the columns of a line. */
export const wales: AreaGroup[] = [
  {
    county: 'Cardiff',
    lines: `
Cardiff/Cardiff Bay|CF10|330|1200|w=45 inner at=51.465,-3.165 planned
Cardiff/Canton|CF5 CF11|350|1150|w=45 city at=51.483,-3.207
Cardiff/Pontcanna|CF11|480|1200|w=25 city at=51.490,-3.200
Cardiff/Roath|CF24|340|1150|w=50 city at=51.489,-3.158
Cardiff/Heath|CF14|380|1100|w=40 suburb at=51.505,-3.187
Cardiff/Whitchurch|CF14|370|1100|w=35 suburb
Cardiff/Llanishen|CF14|320|1050|w=35 suburb at=51.524,-3.193 planned
Cardiff/Cyncoed|CF23|450|1150|w=25 suburb at=51.519,-3.168
Cardiff/Ely|CF5|230|950|w=40 suburb at=51.482,-3.245
Cardiff/Rumney|CF3|260|950|w=45 suburb at=51.509,-3.136
`,
  },
  {
    county: 'Vale of Glamorgan',
    lines: `
Barry|CF62 CF63|240|900|sea=S
Penarth|CF64|370|1100|sea=E
Cowbridge|CF71|420|1000|
`,
  },
  {
    county: 'Swansea',
    lines: `
Swansea|SA1 SA2 SA5 SA6|200|800|sea=S
Gorseinon|SA4|200|750|
Morriston|SA6|190|750|w=18
Mumbles|SA3|370|950|sea=SE w=16 at=51.574,-4.000
`,
  },
  {
    county: 'Newport',
    lines: `
Newport|NP10 NP18 NP19 NP20|230|850|
Caerleon|NP18|310|900|
`,
  },
  {
    county: 'Wrexham',
    lines: `
Wrexham|LL11 LL12 LL13|190|750|
`,
  },
  {
    county: 'Flintshire',
    lines: `
Mold|CH7|230|750|
Flint|CH6|190|700|
Buckley|CH7|210|700|
Connah's Quay|CH5|190|700|at=53.218,-3.060
`,
  },
  {
    county: 'Denbighshire',
    lines: `
Rhyl|LL18|160|650|sea=N
Prestatyn|LL19|200|700|sea=N
Denbigh|LL16|190|650|
Llangollen|LL20|230|700|
`,
  },
  {
    county: 'Conwy',
    lines: `
Llandudno|LL30|220|750|sea=N
Colwyn Bay|LL29|200|700|sea=N
Conwy|LL32|240|750|
Abergele|LL22|200|700|sea=N
`,
  },
  {
    county: 'Gwynedd',
    lines: `
Bangor|LL57|190|700|
Caernarfon|LL55|190|650|
Pwllheli|LL53|220|650|sea=S
Porthmadog|LL49|210|650|
Dolgellau|LL40|200|600|
`,
  },
  {
    county: 'Anglesey',
    lines: `
Holyhead|LL65|150|600|sea=N
Llangefni|LL77|200|650|
`,
  },
  {
    county: 'Powys',
    lines: `
Newtown|SY16|190|650|
Brecon|LD3|240|700|
Welshpool|SY21|210|650|
Llandrindod Wells|LD1|200|600|
`,
  },
  {
    county: 'Ceredigion',
    lines: `
Aberystwyth|SY23|240|800|sea=W
Cardigan|SA43|210|650|
`,
  },
  {
    county: 'Pembrokeshire',
    lines: `
Haverfordwest|SA61|190|650|
Milford Haven|SA73|150|600|sea=S
Pembroke Dock|SA72|150|600|
Tenby|SA70|290|750|sea=E
`,
  },
  {
    county: 'Carmarthenshire',
    lines: `
Llanelli|SA14 SA15|155|650|
Carmarthen|SA31|210|700|
Ammanford|SA18|155|600|
`,
  },
  {
    county: 'Neath Port Talbot',
    lines: `
Neath|SA10 SA11|165|650|
Port Talbot|SA12 SA13|155|650|
Pontardawe|SA8|170|650|at=51.720,-3.852
`,
  },
  {
    county: 'Bridgend',
    lines: `
Bridgend|CF31|230|800|
Porthcawl|CF36|290|850|sea=S
Maesteg|CF34|130|600|
`,
  },
  {
    county: 'Rhondda Cynon Taf',
    lines: `
Pontypridd|CF37|180|750|
Aberdare|CF44|140|600|
Llantrisant|CF72|240|850|
Tonypandy|CF40|115|550|
`,
  },
  {
    county: 'Merthyr Tydfil',
    lines: `
Merthyr Tydfil|CF47 CF48|145|650|
`,
  },
  {
    county: 'Caerphilly',
    lines: `
Caerphilly|CF83|220|800|
Blackwood|NP12|170|700|
`,
  },
  {
    county: 'Blaenau Gwent',
    lines: `
Ebbw Vale|NP23|125|580|
Tredegar|NP22|115|550|
`,
  },
  {
    county: 'Torfaen',
    lines: `
Cwmbran|NP44|210|800|planned
Pontypool|NP4|180|700|
`,
  },
  {
    county: 'Monmouthshire',
    lines: `
Abergavenny|NP7|300|850|
Chepstow|NP16|300|900|
Monmouth|NP25|310|850|
Caldicot|NP26|260|850|
`,
  },
]

/** Scotland, where the share of a flat's price differs by county. `parseAreas` explains the columns of a line. */
export const scotland: AreaGroup[] = [
  {
    county: 'Edinburgh',
    flatShare: 0.66,
    lines: `
Edinburgh/Leith|EH6|360|1300|w=60 inner at=55.973,-3.172
Edinburgh/Marchmont|EH9|520|1450|w=30 inner at=55.937,-3.193
Edinburgh/Morningside|EH10|560|1400|w=40 city at=55.927,-3.211
Edinburgh/New Town|EH3|650|1600|w=35 inner at=55.956,-3.199
Edinburgh/Stockbridge|EH4|560|1450|w=35 city at=55.958,-3.213
Edinburgh/Corstorphine|EH12|400|1200|w=50 suburb at=55.942,-3.282
Edinburgh/Gorgie|EH11|310|1150|w=45 inner at=55.936,-3.237
Edinburgh/Newington|EH8 EH9|450|1350|w=40 inner at=55.936,-3.177
Edinburgh/Portobello|EH15|400|1200|sea=NE w=35 suburb at=55.952,-3.114
Edinburgh/Liberton|EH16|310|1050|w=45 suburb at=55.912,-3.161
Edinburgh/Colinton|EH13|430|1150|w=25 suburb
South Queensferry|EH30|330|1050|
`,
  },
  {
    county: 'Glasgow',
    flatShare: 0.62,
    lines: `
Glasgow/West End|G11 G12|430|1250|w=60 inner at=55.875,-4.292
Glasgow/Merchant City|G1|320|1250|w=35 inner at=55.858,-4.246
Glasgow/Finnieston|G3|340|1250|w=30 inner at=55.864,-4.282
Glasgow/Dennistoun|G31|240|1000|w=45 inner at=55.864,-4.214
Glasgow/Shawlands|G41|320|1050|w=45 city at=55.830,-4.278
Glasgow/Govanhill|G42|230|900|w=40 inner at=55.838,-4.260
Glasgow/Partick|G11|300|1100|w=35 inner at=55.871,-4.309
Glasgow/Mount Florida|G42|260|950|w=30 city at=55.827,-4.261
Glasgow/Cathcart|G44|280|950|w=35 suburb at=55.818,-4.260
Glasgow/Easterhouse|G34|150|700|w=35 suburb at=55.865,-4.110 planned
Glasgow/Knightswood|G13|220|850|w=45 suburb at=55.899,-4.348
`,
  },
  {
    county: 'Aberdeenshire',
    flatShare: 0.55,
    lines: `
Aberdeen|AB10 AB11 AB15 AB24|230|750|sea=E city
Peterhead|AB42|140|600|sea=E
Fraserburgh|AB43|120|550|sea=N
Inverurie|AB51|230|750|
Stonehaven|AB39|230|750|sea=E
`,
  },
  {
    county: 'Angus',
    flatShare: 0.6,
    lines: `
Dundee|DD1 DD2 DD3 DD4|180|750|city
Arbroath|DD11|140|580|sea=SE
Forfar|DD8|150|600|
Montrose|DD10|145|600|sea=E
Carnoustie|DD7|170|650|sea=S
`,
  },
  {
    county: 'Fife',
    lines: `
Dunfermline|KY11 KY12|190|800|
Kirkcaldy|KY1 KY2|150|650|sea=E
Glenrothes|KY6 KY7|140|600|planned
St Andrews|KY16|400|1250|sea=NE
Cupar|KY15|200|700|
`,
  },
  {
    county: 'Highland',
    lines: `
Inverness|IV2 IV3|220|850|
Fort William|PH33|210|800|
Nairn|IV12|220|750|sea=N
Thurso|KW14|130|550|sea=N
Aviemore|PH22|240|800|
`,
  },
  {
    county: 'Perth and Kinross',
    lines: `
Perth|PH1 PH2|200|750|
Blairgowrie|PH10|190|650|at=56.591,-3.340
Crieff|PH7|210|700|
Kinross|KY13|230|750|
`,
  },
  {
    county: 'Stirling',
    lines: `
Stirling|FK7 FK8 FK9|220|850|
Dunblane|FK15|290|850|
`,
  },
  {
    county: 'Falkirk',
    lines: `
Falkirk|FK1 FK2|170|700|
Grangemouth|FK3|140|620|
`,
  },
  {
    county: 'Clackmannanshire',
    lines: `
Alloa|FK10|150|650|
`,
  },
  {
    county: 'West Lothian',
    lines: `
Livingston|EH54|200|850|planned
Bathgate|EH48|190|800|
Linlithgow|EH49|310|900|
`,
  },
  {
    county: 'Midlothian',
    lines: `
Dalkeith|EH22|230|900|
Penicuik|EH26|230|850|
`,
  },
  {
    county: 'East Lothian',
    lines: `
Musselburgh|EH21|260|1000|sea=N
North Berwick|EH39|400|1050|sea=N
Haddington|EH41|280|900|
Dunbar|EH42|250|850|sea=N
`,
  },
  {
    county: 'Scottish Borders',
    lines: `
Galashiels|TD1|160|600|
Hawick|TD9|120|520|
Peebles|EH45|280|750|
Kelso|TD5|190|620|
`,
  },
  {
    county: 'Dumfries and Galloway',
    lines: `
Dumfries|DG1 DG2|150|600|
Stranraer|DG9|110|500|sea=N
`,
  },
  {
    county: 'South Ayrshire',
    lines: `
Ayr|KA7 KA8|175|680|sea=W
Troon|KA10|240|750|sea=W
Prestwick|KA9|210|720|sea=W
`,
  },
  {
    county: 'East Ayrshire',
    lines: `
Kilmarnock|KA1 KA3|140|620|
`,
  },
  {
    county: 'North Ayrshire',
    lines: `
Irvine|KA11 KA12|130|620|planned
Largs|KA30|190|680|sea=W
`,
  },
  {
    county: 'Renfrewshire',
    flatShare: 0.55,
    lines: `
Paisley|PA1 PA2 PA3|165|750|
Johnstone|PA5|150|700|
`,
  },
  {
    county: 'East Renfrewshire',
    lines: `
Newton Mearns|G77|370|1050|suburb
Giffnock|G46|380|1050|suburb
`,
  },
  {
    county: 'Inverclyde',
    flatShare: 0.55,
    lines: `
Greenock|PA15 PA16|130|600|sea=N
`,
  },
  {
    county: 'North Lanarkshire',
    lines: `
Motherwell|ML1|150|700|
Cumbernauld|G67 G68|150|720|planned
Coatbridge|ML5|145|680|
Airdrie|ML6|140|680|
`,
  },
  {
    county: 'South Lanarkshire',
    lines: `
East Kilbride|G74 G75|180|780|planned
Hamilton|ML3|160|720|
Lanark|ML11|160|650|
`,
  },
  {
    county: 'East Dunbartonshire',
    lines: `
Bearsden|G61|390|1050|suburb
Kirkintilloch|G66|200|800|
`,
  },
  {
    county: 'West Dunbartonshire',
    lines: `
Dumbarton|G82|155|700|
Clydebank|G81|150|720|
`,
  },
  {
    county: 'Argyll and Bute',
    lines: `
Helensburgh|G84|220|750|sea=S
Oban|PA34|200|700|sea=W
Dunoon|PA23|140|550|sea=E
`,
  },
  {
    county: 'Moray',
    lines: `
Elgin|IV30|180|680|
Forres|IV36|180|650|
`,
  },
]

/** Northern Ireland. `parseAreas` explains the columns of a line. */
export const northernIreland: AreaGroup[] = [
  {
    county: 'County Antrim',
    lines: `
Belfast/Stranmillis|BT9|290|1050|w=30 city at=54.577,-5.935
Belfast/Lisburn Road|BT9|280|1050|w=35 city at=54.576,-5.951
Belfast/Ormeau|BT7|230|950|w=40 city at=54.580,-5.918
Belfast/Ballyhackamore|BT4|240|950|w=40 suburb at=54.595,-5.873
Belfast/Titanic Quarter|BT3|260|1200|w=20 inner at=54.606,-5.909 planned
Belfast/Cathedral Quarter|BT1|230|1150|w=20 inner at=54.603,-5.926
Belfast/Cavehill|BT15|200|850|w=40 suburb at=54.634,-5.942
Belfast/Andersonstown|BT11|190|850|w=40 suburb at=54.575,-5.985
Lisburn|BT27 BT28|200|850|
Newtownabbey|BT36 BT37|180|800|
Ballymena|BT42 BT43|165|700|
Carrickfergus|BT38|170|750|sea=S
Larne|BT40|145|650|sea=E
Antrim|BT41|165|720|
Portrush|BT56|230|750|sea=N
`,
  },
  {
    county: 'County Down',
    lines: `
Bangor|BT19 BT20|210|850|sea=N
Newtownards|BT23|185|780|
Newry|BT34 BT35|175|720|
Holywood|BT18|310|950|sea=NW
Downpatrick|BT30|165|680|
Banbridge|BT32|175|700|
`,
  },
  {
    county: 'County Armagh',
    lines: `
Craigavon|BT64 BT65|150|680|planned
Lurgan|BT66|150|680|at=54.463,-6.335
Portadown|BT62 BT63|155|680|
Armagh|BT60 BT61|165|680|
`,
  },
  {
    county: 'County Londonderry',
    lines: `
Londonderry|BT47 BT48|155|720|at=54.997,-7.320
Coleraine|BT51 BT52|170|700|
Limavady|BT49|150|620|
`,
  },
  {
    county: 'County Tyrone',
    lines: `
Omagh|BT78 BT79|150|640|
Strabane|BT82|125|580|
Dungannon|BT70 BT71|155|660|
Cookstown|BT80|155|640|
`,
  },
  {
    county: 'County Fermanagh',
    lines: `
Enniskillen|BT74|165|650|
`,
  },
]
