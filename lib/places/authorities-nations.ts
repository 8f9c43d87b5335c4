/**
 * The council areas of Scotland. A line has the name, its county and its places; `=` marks a county
 * (local-authorities.ts).
 */
export const SCOTLAND = `
Aberdeenshire|Aberdeenshire|=Aberdeenshire, Inverurie, Stonehaven, Peterhead, Fraserburgh, Banchory
Aberdeen|Aberdeenshire|Aberdeen, Cults, Bridge of Don
Angus|Angus|Arbroath, Forfar, Montrose, Carnoustie
Argyll and Bute|Argyll and Bute|Helensburgh, Oban, Dunoon, Campbeltown, Rothesay
Clackmannanshire|Clackmannanshire|Alloa, Tillicoultry, Alva, Dollar
Dumfries and Galloway|Dumfries and Galloway|Dumfries, Annan, Stranraer, Castle Douglas, Kirkcudbright
Dundee|Angus|Dundee, Broughty Ferry
East Ayrshire|East Ayrshire|Kilmarnock, Cumnock, Stewarton
East Dunbartonshire|East Dunbartonshire|Bearsden, Milngavie, Kirkintilloch, Bishopbriggs, Lenzie
East Lothian|East Lothian|Musselburgh, Haddington, North Berwick, Dunbar, Tranent
East Renfrewshire|East Renfrewshire|Newton Mearns, Giffnock, Clarkston, Barrhead
Edinburgh|Edinburgh|=Edinburgh, Leith, Portobello, Morningside, Corstorphine
Eilean Siar|Outer Hebrides|Stornoway, Tarbert, Lochmaddy
Falkirk|Falkirk|Falkirk, Grangemouth, Bo’ness, Larbert, Polmont
Fife|Fife|=Fife, Dunfermline, Kirkcaldy, Glenrothes, St Andrews, Cupar
Glasgow|Glasgow|=Glasgow, Partick, Shawlands, Dennistoun, Govan
Highland|Highland|Inverness, Fort William, Nairn, Thurso, Aviemore, Dingwall
Inverclyde|Inverclyde|Greenock, Gourock, Port Glasgow, Kilmacolm
Midlothian|Midlothian|Dalkeith, Bonnyrigg, Penicuik, Gorebridge
Moray|Moray|Elgin, Forres, Buckie, Lossiemouth
North Ayrshire|North Ayrshire|Irvine, Kilwinning, Largs, Saltcoats, Ardrossan
North Lanarkshire|North Lanarkshire|Cumbernauld, Motherwell, Airdrie, Coatbridge, Wishaw
Orkney Islands|Orkney|=Orkney, Kirkwall, Stromness
Perth and Kinross|Perth and Kinross|Perth, Crieff, Blairgowrie, Kinross, Pitlochry
Renfrewshire|Renfrewshire|Paisley, Renfrew, Johnstone, Bishopton, Houston
Scottish Borders|Scottish Borders|Hawick, Galashiels, Peebles, Kelso, Melrose
Shetland Islands|Shetland|=Shetland, Lerwick, Scalloway
South Ayrshire|South Ayrshire|Ayr, Prestwick, Troon, Girvan, Maybole
South Lanarkshire|South Lanarkshire|Hamilton, East Kilbride, Lanark, Rutherglen, Cambuslang
Stirling|Stirling|Stirling, Bridge of Allan, Dunblane, Callander
West Dunbartonshire|West Dunbartonshire|Clydebank, Dumbarton, Alexandria, Balloch
West Lothian|West Lothian|Livingston, Linlithgow, Bathgate, Broxburn, Whitburn
`

/** The principal areas of Wales. */
export const WALES = `
Blaenau Gwent|Blaenau Gwent|Ebbw Vale, Tredegar, Abertillery, Brynmawr
Bridgend|Bridgend|Bridgend, Maesteg, Porthcawl, Pencoed
Caerphilly|Caerphilly|Caerphilly, Blackwood, Ystrad Mynach, Risca, Bargoed
Cardiff|Cardiff|Cardiff, Canton, Roath, Penylan, Llandaff, Whitchurch
Carmarthenshire|Carmarthenshire|Llanelli, Carmarthen, Ammanford, Llandeilo
Ceredigion|Ceredigion|Aberystwyth, Cardigan, Lampeter, Aberaeron
Conwy|Conwy|Llandudno, Colwyn Bay, Conwy, Abergele, Llanrwst
Denbighshire|Denbighshire|Rhyl, Prestatyn, Denbigh, Ruthin, Llangollen
Flintshire|Flintshire|Mold, Flint, Buckley, Connah’s Quay, Holywell
Gwynedd|Gwynedd|Caernarfon, Bangor, Porthmadog, Pwllheli, Dolgellau
Isle of Anglesey|Anglesey|=Anglesey, Holyhead, Llangefni, Menai Bridge, Beaumaris
Merthyr Tydfil|Merthyr Tydfil|Merthyr Tydfil, Treharris, Aberfan
Monmouthshire|Monmouthshire|Abergavenny, Chepstow, Monmouth, Caldicot, Usk
Neath Port Talbot|Neath Port Talbot|Neath, Port Talbot, Pontardawe, Briton Ferry
Newport|Newport|Newport, Caerleon, Rogerstone
Pembrokeshire|Pembrokeshire|=Pembrokeshire, Haverfordwest, Tenby, Milford Haven, Pembroke, Fishguard
Powys|Powys|=Powys, Newtown, Brecon, Welshpool, Llandrindod Wells, Ystradgynlais
Rhondda Cynon Taf|Rhondda Cynon Taf|Pontypridd, Aberdare, Tonypandy, Llantrisant, Treorchy
Swansea|Swansea|Swansea, Mumbles, Sketty, Gorseinon, Morriston
Torfaen|Torfaen|Cwmbran, Pontypool, Blaenavon
Vale of Glamorgan|Vale of Glamorgan|Barry, Penarth, Cowbridge, Llantwit Major, Dinas Powys
Wrexham|Wrexham|Wrexham, Ruabon, Chirk, Gresford, Coedpoeth
`

/** The districts of Northern Ireland. */
export const NORTHERN_IRELAND = `
Antrim and Newtownabbey|County Antrim|Antrim, Newtownabbey, Ballyclare, Glengormley
Ards and North Down|County Down|Bangor, Newtownards, Holywood, Donaghadee, Comber
Armagh City, Banbridge and Craigavon|County Armagh|Armagh, Craigavon, Portadown, Lurgan, Banbridge (County Down)
Belfast|County Antrim|=Belfast, Stranmillis, Finaghy, Titanic Quarter
Causeway Coast and Glens|County Londonderry|Coleraine, Ballymoney (County Antrim), Portrush (County Antrim), Portstewart, Limavady
Derry City and Strabane|County Londonderry|Derry, Strabane (County Tyrone), Eglinton, Culmore
Fermanagh and Omagh|County Fermanagh|Enniskillen, Omagh (County Tyrone), Lisnaskea
Lisburn and Castlereagh|County Antrim|Lisburn, Dundonald (County Down), Carryduff (County Down), Hillsborough (County Down), Moira (County Down)
Mid and East Antrim|County Antrim|Ballymena, Carrickfergus, Larne, Whitehead
Mid Ulster|County Tyrone|Dungannon, Cookstown, Magherafelt (County Londonderry), Maghera (County Londonderry)
Newry, Mourne and Down|County Down|Newry, Downpatrick, Newcastle, Warrenpoint, Kilkeel
`
