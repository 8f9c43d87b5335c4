/**
 * Lines of `Name/county: other name, other name`. People type a name after `~` but never write it in an address, so it
 * never stands in the column town_slug. Short forms such as Southend for Southend-on-Sea need no line.
 */
export const ALIAS_LINES = `
Aberaeron/ceredigion: Aberayron
Abergavenny/monmouthshire: Y Fenni
Aberlour/moray: Charlestown of Aberlour
Aberystwyth/ceredigion: ~Aber
Alresford/hampshire: New Alresford
Ashby-de-la-Zouch/leicestershire: ~Ashby
Barnetby/lincolnshire: Barnetby le Wold
Barrow-in-Furness/cumbria: ~Barrow
Barry/vale-of-glamorgan: Y Barri
Benfleet/essex: South Benfleet
Bexhill-on-Sea/east-sussex: Bexhill
Birchington/kent: Birchington-on-Sea
Birmingham/west-midlands: ~Brum, ~B'ham, ~Bham
Blairgowrie/perth-and-kinross: Blairgowrie and Rattray
Borehamwood/hertfordshire: Boreham Wood
Bournemouth/dorset: ~Bmouth
Brecon/powys: Aberhonddu
Brighton/east-sussex: Brighton and Hove
Bristol/bristol: ~City of Bristol
Builth Wells/powys: Llanfair-ym-Muallt
Bures/suffolk: Bures St Mary
Caernarfon/gwynedd: Caernarvon
Canvey Island/essex: Canvey
Cardiff/cardiff: Caerdydd
Cardigan/ceredigion: Aberteifi
Carmarthen/carmarthenshire: Caerfyrddin
Chepstow/monmouthshire: Cas-gwent
Chipping Ongar/essex: Ongar
Clapham/greater-london: ~Clapham Common, ~Clapham South, ~Clapham North
Conwy/conwy: Conway
Denbigh/denbighshire: Dinbych
Dereham/norfolk: East Dereham
Droitwich/worcestershire: Droitwich Spa
Edinburgh/edinburgh: ~Dun Eideann
Ellesmere Port/cheshire: ~Ellesmere Port Town
Enfield/greater-london: Enfield Town
Fishguard/pembrokeshire: Abergwaun
Flint/flintshire: Y Fflint
Fort William/highland: An Gearasdan
Frinton-on-Sea/essex: Frinton
Glasgow/glasgow: ~Glaschu
Great Dunmow/essex: Dunmow
Great Yarmouth/norfolk: ~Gt Yarmouth, ~Yarmouth Norfolk
Haverfordwest/pembrokeshire: Hwlffordd
Hay-on-Wye/powys: Hay, Y Gelli
Heathrow/greater-london: ~Heathrow Airport
High Wycombe/buckinghamshire: ~Wycombe
Holyhead/anglesey: Caergybi
Inverness/highland: ~Inbhir Nis
Kingston upon Hull/east-riding-of-yorkshire: Hull
Kyle/highland: Kyle of Lochalsh
Leamington Spa/warwickshire: Royal Leamington Spa, Leamington
Letchworth Garden City/hertfordshire: Letchworth
Llanelli/carmarthenshire: Llanelly
Llanfairpwllgwyngyll/anglesey: Llanfairpwll, Llanfair PG, ~Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
London/greater-london: ~London UK
Londonderry/county-londonderry: Derry, Derry-Londonderry, Londonderry County Borough
Lytham St Annes/lancashire: Lytham, St Annes-on-Sea
Malvern/worcestershire: Great Malvern
Manchester/greater-manchester: ~Mcr
Merthyr Tydfil/merthyr-tydfil: ~Merthyr
Middlesbrough/north-yorkshire: ~Middlesborough
Milford Haven/pembrokeshire: Aberdaugleddau
Mold/flintshire: Yr Wyddgrug
Monmouth/monmouthshire: Trefynwy
Morecambe/lancashire: ~Morecombe
Neath/neath-port-talbot: Castell-nedd
Newcastle upon Tyne/tyne-and-wear: Newcastle
Newcastle-under-Lyme/staffordshire: Newcastle
Newport/newport: Casnewydd
Newport/pembrokeshire: Trefdraeth
Newtown/powys: Y Drenewydd
Northam/devon: Westward Ho
Northampton/northamptonshire: ~N'hampton
Oban/argyll-and-bute: ~An t-Oban
Peterborough/cambridgeshire: ~Peterboro
Pontypool/torfaen: Pont-y-pwl
Pontypridd/rhondda-cynon-taf: ~Ponty
Portree/highland: Port Righ
Purfleet-on-Thames/essex: Purfleet
Rickmansworth/hertfordshire: ~Ricky
Royal Wootton Bassett/wiltshire: Wootton Bassett
Ruthin/denbighshire: Rhuthun
Saltburn-by-the-Sea/north-yorkshire: Saltburn
Scarborough/north-yorkshire: ~Scarboro
South Queensferry/edinburgh: Queensferry
St Asaph/denbighshire: Llanelwy
St Davids/pembrokeshire: Tyddewi
St Leonards-on-Sea/east-sussex: St Leonards
Staines-upon-Thames/surrey: Staines
Stansted Mountfitchet/essex: Stansted
Stoke-on-Trent/staffordshire: Stoke
Stornoway/outer-hebrides: Steornabhagh
Stourport-on-Severn/worcestershire: Stourport
Stratford-upon-Avon/warwickshire: Stratford on Avon
Sunbury-on-Thames/surrey: Sunbury
Sutton Coldfield/west-midlands: Royal Sutton Coldfield
Swansea/swansea: Abertawe
Tenby/pembrokeshire: Dinbych-y-pysgod
Torquay/devon: ~Torbay
Torrington/devon: Great Torrington
Tunbridge Wells/kent: Royal Tunbridge Wells
Welshpool/powys: Y Trallwng
Welwyn Garden City/hertfordshire: WGC
Westcliff-on-Sea/essex: Westcliff
Wigston/leicestershire: Wigston Magna
Wimborne/dorset: Wimborne Minster
Windsor/berkshire: ~Windsor and Eton
Wolverhampton/west-midlands: ~Wolves, ~W'hampton
Worcester/worcestershire: ~City of Worcester
Wrexham/wrexham: Wrecsam
`
