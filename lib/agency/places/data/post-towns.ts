/**
 * The 124 postcode areas of the United Kingdom and the Crown dependencies, written for this project. A row is
 * `AREA county of its chief town: Post town districts; …`, continued in indented lines. The first post town is the
 * area's own. A district may name its central place: `13 Moseley`. Districts that differ only by a letter (EC1A, EC1M)
 * have one entry, their number. A county in brackets says which of several towns of one name is meant. Districts of
 * large users and of PO boxes are left out.
 */
export const POST_TOWN_LINES = `
AB aberdeenshire: Aberdeen 10, 11, 12 Portlethen, 13 Milltimber, 14 Peterculter, 15, 16, 21 Dyce,
  22 Bridge of Don, 23 Balmedie, 24, 25; Laurencekirk 30; Banchory 31; Westhill 32; Alford 33; Aboyne 34;
  Ballater 35; Strathdon 36; Ballindalloch 37; Aberlour 38; Stonehaven 39; Ellon 41; Peterhead 42;
  Fraserburgh 43; Macduff 44; Banff 45; Inverurie 51; Insch 52; Turriff 53; Huntly 54; Keith 55; Buckie 56
AL hertfordshire: St Albans 1-4; Harpenden 5; Welwyn 6; Welwyn Garden City 7-8; Hatfield 9-10
B west-midlands: Birmingham 1-5, 6 Aston, 7 Nechells, 8 Washwood Heath, 9 Bordesley Green, 10 Small Heath,
  11 Sparkhill, 12 Balsall Heath, 13 Moseley, 14 Kings Heath, 15 Edgbaston, 16 Ladywood, 17 Harborne,
  18 Hockley, 19 Hockley, 20 Handsworth, 21 Handsworth, 23 Erdington, 24 Erdington, 25 Yardley, 26 Sheldon,
  27 Acocks Green, 28 Hall Green, 29 Selly Oak, 30 Bournville, 31 Northfield, 32 Bartley Green,
  33 Stechford, 34 Shard End, 35 Castle Vale, 36 Castle Bromwich, 37 Marston Green, 38 Kings Norton,
  40 Marston Green, 42 Great Barr, 43 Great Barr, 44 Kingstanding, 45 Rubery, 46 Coleshill, 47 Wythall,
  48 Alvechurch; Alcester 49-50; Bromsgrove 60-61; Halesowen 62-63; Cradley Heath 64; Rowley Regis 65;
  Smethwick 66-67; Oldbury 68-69; West Bromwich 70-71; Sutton Coldfield 72-76; Tamworth 77-79; Studley 80;
  Solihull 90-94; Henley-in-Arden 95; Redditch 96-98
BA somerset: Bath 1-2; Radstock 3; Shepton Mallet 4; Wells 5; Glastonbury 6; Castle Cary 7; Templecombe 8;
  Wincanton 9; Bruton 10; Frome 11; Warminster 12; Westbury 13; Trowbridge 14; Bradford-on-Avon 15;
  Street 16; Yeovil 20-22
BB lancashire: Blackburn 1-2, 6 Great Harwood; Darwen 3; Rossendale 4 Rawtenstall; Accrington 5;
  Clitheroe 7; Colne 8; Nelson 9; Burnley 10-12; Barnoldswick 18
BD west-yorkshire: Bradford 1-5, 6 Wibsey, 7 Great Horton, 8 Manningham, 9 Heaton, 10 Idle, 11 Birkenshaw,
  12 Low Moor, 13 Queensbury, 14, 15; Bingley 16; Shipley 17-18; Cleckheaton 19; Keighley 20 Silsden, 21,
  22; Skipton 23; Settle 24
BH dorset: Bournemouth 1-5, 6 Southbourne, 7, 8, 9 Winton, 10, 11 Kinson; Poole 12-16, 17; Broadstone 18;
  Swanage 19; Wareham 20; Wimborne 21; Ferndown 22; Christchurch 23; Ringwood 24; New Milton 25; Verwood 31
BL greater-manchester: Bolton 1-3, 4 Farnworth, 5 Westhoughton, 6 Horwich, 7 Bromley Cross;
  Bury 0 Ramsbottom, 8, 9
BN east-sussex: Brighton 1-2, 41 Portslade, 42 Southwick, 45 Poynings; Hove 3; Henfield 5; Hassocks 6;
  Lewes 7-8; Newhaven 9; Peacehaven 10; Worthing 11-14; Lancing 15; Littlehampton 16-17; Arundel 18;
  Eastbourne 20-23; Pevensey 24; Seaford 25; Polegate 26; Hailsham 27; Shoreham-by-Sea 43; Steyning 44
BR greater-london: Bromley 1, 2 Hayes; Beckenham 3; West Wickham 4; Orpington 5-6; Chislehurst 7; Swanley 8
BS bristol: Bristol 1, 2, 3 Bedminster, 4 Knowle, 5 Easton, 6 Redland, 7 Horfield, 8 Clifton,
  9 Westbury-on-Trym, 10 Southmead, 11 Avonmouth, 13 Bishopsworth, 14 Hengrove, 15 Kingswood,
  16 Mangotsfield, 20 Portishead, 30 Warmley, 31 Keynsham, 32 Bradley Stoke, 34 Filton, 35 Thornbury,
  36 Winterbourne, 37 Yate, 39 Pensford, 40 Chew Magna, 41 Long Ashton, 48 Nailsea, 49 Yatton; Clevedon 21;
  Weston-super-Mare 22-24; Winscombe 25; Axbridge 26; Cheddar 27; Wedmore 28; Banwell 29
BT county-antrim: Belfast 1-15, 16 Dundonald, 17 Dunmurry; Holywood 18; Bangor 19-20; Donaghadee 21;
  Newtownards 22-23; Ballynahinch 24; Dromore 25; Hillsborough 26; Lisburn 27-28; Crumlin 29;
  Downpatrick 30; Castlewellan 31; Banbridge 32; Newcastle 33; Newry 34-35; Newtownabbey 36-37, 58;
  Carrickfergus 38; Ballyclare 39; Larne 40; Antrim 41; Ballymena 42-44; Magherafelt 45; Maghera 46;
  Londonderry 47-48; Limavady 49; Coleraine 51-52; Ballymoney 53; Ballycastle 54; Portstewart 55;
  Portrush 56; Bushmills 57; Armagh 60-61; Craigavon 62 Portadown, 63 Portadown, 64, 65, 66 Lurgan,
  67 Lurgan; Caledon 68; Aughnacloy 69; Dungannon 70-71; Enniskillen 74, 92-94; Fivemiletown 75; Clogher 76;
  Augher 77; Omagh 78-79; Cookstown 80; Castlederg 81; Strabane 82
CA cumbria: Carlisle 1-4, 5 Dalston, 6 Longtown; Wigton 7; Brampton 8; Alston 9; Penrith 10-11; Keswick 12;
  Cockermouth 13; Workington 14; Maryport 15; Appleby-in-Westmorland 16; Kirkby Stephen 17; Ravenglass 18;
  Holmrook 19; Seascale 20; Beckermet 21; Egremont 22; Cleator 23; Moor Row 24; Cleator Moor 25;
  Frizington 26; St Bees 27; Whitehaven 28
CB cambridgeshire: Cambridge 1-5, 21 Linton, 22 Sawston, 23 Cambourne, 24 Cottenham, 25 Waterbeach; Ely 6-7;
  Newmarket 8; Haverhill 9; Saffron Walden 10-11
CF cardiff: Cardiff 3 St Mellons, 5 Llandaff, 10, 11 Canton, 14 Whitchurch, 15 Radyr, 23 Cyncoed, 24 Roath;
  Bridgend 31-33, 35; Maesteg 34; Porthcawl 36; Pontypridd 37-38; Porth 39; Tonypandy 40; Pentre 41;
  Treorchy 42; Ferndale 43; Aberdare 44; Mountain Ash 45; Treharris 46; Merthyr Tydfil 47-48;
  Llantwit Major 61; Barry 62-63; Penarth 64; Cowbridge 71; Pontyclun 72; Bargoed 81; Hengoed 82;
  Caerphilly 83
CH cheshire: Chester 1-4; Deeside 5 Connah's Quay; Flint 6; Mold 7; Holywell 8; Birkenhead 41-43;
  Wallasey 44-45; Wirral 46 Moreton, 47 Hoylake, 48 West Kirby, 49 Greasby, 60 Heswall, 61 Heswall,
  62 Bromborough, 63 Bebington; Neston 64; Ellesmere Port 65-66
CM essex: Chelmsford 1-3; Southminster 0; Ingatestone 4; Ongar 5 Chipping Ongar; Dunmow 6 Great Dunmow;
  Braintree 7, 77; Witham 8; Maldon 9; Billericay 11-12; Brentwood 13-15; Epping 16; Harlow 17-20;
  Sawbridgeworth 21; Bishop's Stortford 22-23; Stansted Mountfitchet 24
CO essex: Colchester 1-4, 5 Tiptree, 6 Coggeshall, 7 Wivenhoe; Bures 8; Halstead 9; Sudbury 10;
  Manningtree 11; Harwich 12; Frinton-on-Sea 13; Walton-on-the-Naze 14; Clacton-on-Sea 15-16
CR greater-london: Croydon 0, 9; South Croydon 2; Caterham 3; Mitcham 4; Coulsdon 5; Warlingham 6;
  Thornton Heath 7; Purley 8
CT kent: Canterbury 1-4; Whitstable 5; Herne Bay 6; Birchington 7; Westgate-on-Sea 8; Margate 9;
  Broadstairs 10; Ramsgate 11-12; Sandwich 13; Deal 14; Dover 15-17; Folkestone 18-20; Hythe 21
CV west-midlands: Coventry 1-6, 7 Meriden; Kenilworth 8; Atherstone 9; Nuneaton 10-11, 13; Bedworth 12;
  Rugby 21-23; Leamington Spa 31-33; Warwick 34-35; Shipston-on-Stour 36; Stratford-upon-Avon 37; Southam 47
CW cheshire: Crewe 1-2, 3 Audlem, 4 Holmes Chapel; Nantwich 5; Tarporley 6; Winsford 7; Northwich 8-9;
  Middlewich 10; Sandbach 11; Congleton 12
DA kent: Dartford 1-2, 4; Longfield 3; Bexley 5; Bexleyheath 6-7; Erith 8, 18; Greenhithe 9; Swanscombe 10;
  Gravesend 11-12, 13 Meopham; Sidcup 14-15; Welling 16; Belvedere 17
DD angus: Dundee 1-4, 5 Broughty Ferry; Newport-on-Tay 6; Carnoustie 7; Forfar 8; Brechin 9; Montrose 10;
  Arbroath 11
DE derbyshire: Derby 1, 3 Mickleover, 21 Chaddesden, 22 Allestree, 23 Littleover, 24 Alvaston, 65 Hilton,
  72 Borrowash, 73 Melbourne, 74 Castle Donington; Matlock 4; Ripley 5; Ashbourne 6; Ilkeston 7;
  Swadlincote 11-12; Burton upon Trent 13-15; Bakewell 45; Alfreton 55; Belper 56; Heanor 75
DG dumfries-and-galloway: Dumfries 1-2; Thornhill 3; Sanquhar 4; Dalbeattie 5; Kirkcudbright 6;
  Castle Douglas 7; Newton Stewart 8; Stranraer 9; Moffat 10; Lockerbie 11; Annan 12; Langholm 13;
  Canonbie 14; Gretna 16
DH county-durham: Durham 1, 6 Coxhoe, 7 Langley Park; Chester-le-Street 2-3; Houghton le Spring 4-5;
  Consett 8; Stanley 9
DL county-durham: Darlington 1-3; Shildon 4; Newton Aycliffe 5; Northallerton 6-7; Bedale 8 Leyburn;
  Catterick Garrison 9; Richmond 10-11; Barnard Castle 12; Bishop Auckland 13-14; Crook 15; Spennymoor 16;
  Ferryhill 17
DN south-yorkshire: Doncaster 1-5, 6 Askern, 7 Hatfield, 8 Thorne, 9 Epworth, 10 Bawtry, 11 Tickhill,
  12 Conisbrough; Goole 14; Scunthorpe 15-17; Barton-upon-Humber 18; Barrow-upon-Humber 19; Brigg 20;
  Gainsborough 21; Retford 22; Grimsby 31-34, 36, 37, 41; Cleethorpes 35; Barnetby 38; Ulceby 39;
  Immingham 40
DT dorset: Dorchester 1-2; Weymouth 3-4; Portland 5; Bridport 6; Lyme Regis 7; Beaminster 8; Sherborne 9;
  Sturminster Newton 10; Blandford Forum 11
DY west-midlands: Dudley 1-2, 3 Sedgley; Tipton 4; Brierley Hill 5; Kingswinford 6; Stourbridge 7-9;
  Kidderminster 10-11, 14; Bewdley 12; Stourport-on-Severn 13
E greater-london: London 1 Whitechapel, 2 Bethnal Green, 3 Bow, 4 Chingford, 5 Clapton, 6 East Ham,
  7 Forest Gate, 8 Dalston, 9 Homerton, 10 Leyton, 11 Leytonstone, 12 Manor Park, 13 Plaistow, 14 Poplar,
  15 Stratford, 16 Canning Town, 17 Walthamstow, 18 South Woodford, 20 Stratford
EC greater-london: London 1 Clerkenwell, 2 Barbican, 3 City of London, 4 City of London
EH edinburgh: Edinburgh 1, 2, 3 Stockbridge, 4 Blackhall, 5 Granton, 6 Leith, 7 Broughton, 8, 9 Newington,
  10 Morningside, 11 Gorgie, 12 Corstorphine, 13 Colinton, 14 Currie, 15 Portobello, 16 Liberton,
  17 Gilmerton; Lasswade 18; Bonnyrigg 19; Loanhead 20; Musselburgh 21; Dalkeith 22; Gorebridge 23;
  Rosewell 24; Roslin 25; Penicuik 26; Kirknewton 27; Newbridge 28; Kirkliston 29; South Queensferry 30;
  Gullane 31; Prestonpans 32; Tranent 33-34, 35; Humbie 36; Pathhead 37; Heriot 38; North Berwick 39;
  East Linton 40; Haddington 41; Dunbar 42; Walkerburn 43; Innerleithen 44; Peebles 45; West Linton 46;
  Bathgate 47 Whitburn, 48; Linlithgow 49; Bo'ness 51; Broxburn 52; Livingston 53 East Calder, 54;
  West Calder 55
EN greater-london: Enfield 1-3; Barnet 4-5; Potters Bar 6; Waltham Cross 7-8; Waltham Abbey 9;
  Broxbourne 10; Hoddesdon 11
EX devon: Exeter 1-4, 5 Broadclyst, 6 Kenton; Dawlish 7; Exmouth 8; Budleigh Salterton 9; Sidmouth 10;
  Ottery St Mary 11; Seaton 12; Axminster 13; Honiton 14; Cullompton 15; Tiverton 16; Crediton 17;
  Chulmleigh 18; Winkleigh 19; Okehampton 20; Beaworthy 21; Holsworthy 22; Bude 23; Colyton 24;
  Barnstaple 31-32; Braunton 33; Ilfracombe 34; Lynton 35; South Molton 36; Umberleigh 37; Torrington 38;
  Bideford 39
FK falkirk: Falkirk 1-2; Grangemouth 3; Bonnybridge 4; Larbert 5; Denny 6; Stirling 7-9; Alloa 10;
  Menstrie 11; Alva 12; Tillicoultry 13; Dollar 14; Dunblane 15; Doune 16; Callander 17-18; Lochearnhead 19;
  Crianlarich 20; Killin 21
FY lancashire: Blackpool 1-4; Thornton-Cleveleys 5; Poulton-le-Fylde 6; Fleetwood 7; Lytham St Annes 8
G glasgow: Glasgow 1, 2, 3 Finnieston, 4, 5 Gorbals, 11 Partick, 12 Kelvinside, 13 Anniesland, 14 Scotstoun,
  15 Drumchapel, 20 Maryhill, 21 Springburn, 22 Possilpark, 23 Maryhill, 31 Dennistoun, 32 Shettleston,
  33 Easterhouse, 34 Easterhouse, 40 Bridgeton, 41 Shawlands, 42 Govanhill, 43 Pollokshaws, 44 Cathcart,
  45 Castlemilk, 46 Giffnock, 51 Govan, 52 Cardonald, 53 Pollok, 60 Bowling, 61 Bearsden, 62 Milngavie,
  63 Drymen, 64 Bishopbriggs, 65 Kilsyth, 66 Kirkintilloch, 67 Cumbernauld, 68 Cumbernauld, 69 Baillieston,
  71 Uddingston, 72 Cambuslang, 73 Rutherglen, 74 East Kilbride, 75 East Kilbride, 76 Clarkston,
  77 Newton Mearns, 78 Barrhead; Clydebank 81; Dumbarton 82; Alexandria 83; Helensburgh 84
GL gloucestershire: Gloucester 1-4, 19 Hartpury; Stroud 5-6; Cirencester 7; Tetbury 8; Badminton 9;
  Stonehouse 10; Dursley 11; Wotton-under-Edge 12; Berkeley 13; Cinderford 14; Lydney 15; Coleford 16;
  Mitcheldean 17; Newent 18; Tewkesbury 20; Cheltenham 50-53, 54 Andoversford; Chipping Campden 55;
  Moreton-in-Marsh 56
GU surrey: Guildford 1-5; Cranleigh 6; Godalming 7-8; Farnham 9-10; Aldershot 11-12; Farnborough 14;
  Camberley 15-17; Lightwater 18; Bagshot 19; Windlesham 20; Woking 21-24; Virginia Water 25; Hindhead 26;
  Haslemere 27; Petworth 28; Midhurst 29; Liphook 30; Petersfield 31-32; Liss 33; Alton 34; Bordon 35;
  Yateley 46; Sandhurst 47; Fleet 51-52
GY guernsey: Guernsey 1-8, 9, 10
HA greater-london: Harrow 1-3; Ruislip 4; Pinner 5; Northwood 6; Stanmore 7; Edgware 8; Wembley 0, 9
HD west-yorkshire: Huddersfield 1-3, 4 Golcar, 5, 7 Slaithwaite, 8 Kirkburton; Brighouse 6; Holmfirth 9
HG north-yorkshire: Harrogate 1-2, 3 Pateley Bridge; Ripon 4; Knaresborough 5
HP hertfordshire: Hemel Hempstead 1-3; Berkhamsted 4; Chesham 5; Amersham 6-7; Chalfont St Giles 8;
  Beaconsfield 9; High Wycombe 10-14, 15; Great Missenden 16; Aylesbury 17-22; Tring 23;
  Princes Risborough 27
HR herefordshire: Hereford 1-2, 3 Hay-on-Wye, 4; Kington 5; Leominster 6; Bromyard 7; Ledbury 8;
  Ross-on-Wye 9
HS outer-hebrides: Stornoway 1-2; Tarbert 3-5; Lochmaddy 6; Balivanich 7; Lochboisdale 8; Castlebay 9
HU east-riding-of-yorkshire: Kingston upon Hull 1-9, 10 Anlaby, 11 Bilton, 12 Hedon, 14 North Ferriby, 20;
  Hessle 13; Brough 15; Cottingham 16; Beverley 17; Hornsea 18; Withernsea 19
HX west-yorkshire: Halifax 1-4; Elland 5; Sowerby Bridge 6; Hebden Bridge 7
IG greater-london: Ilford 1-3, 4 Newbury Park, 5 Barkingside, 6 Barkingside; Chigwell 7; Woodford Green 8;
  Buckhurst Hill 9; Loughton 10; Barking 11
IM isle-of-man: Douglas 1-9
IP suffolk: Ipswich 1-5, 6, 7 Hadleigh, 8, 9, 10; Felixstowe 11; Woodbridge 12-13; Stowmarket 14;
  Aldeburgh 15; Leiston 16; Saxmundham 17; Southwold 18; Halesworth 19; Harleston 20; Diss 21-22; Eye 23;
  Thetford 24-26; Brandon 27; Bury St Edmunds 28-33
IV highland: Inverness 1-3, 5, 63; Beauly 4; Muir of Ord 6; Dingwall 7, 15-16; Munlochy 8; Avoch 9;
  Fortrose 10; Cromarty 11; Nairn 12; Tomatin 13; Strathpeffer 14; Alness 17; Invergordon 18; Tain 19-20;
  Gairloch 21; Achnasheen 22; Garve 23; Ardgay 24; Dornoch 25; Ullapool 26; Lairg 27; Rogart 28; Elgin 30;
  Lossiemouth 31; Fochabers 32; Forres 36; Kyle 40; Portree 51, 41-46 Broadford, 47-48, 49 Broadford,
  55 Dunvegan, 56; Plockton 52; Strome Ferry 53; Strathcarron 54
JE jersey: Jersey 1-4
KA south-ayrshire: Ayr 6-8; Kilmarnock 1-3; Galston 4; Mauchline 5; Prestwick 9; Troon 10; Irvine 11-12;
  Kilwinning 13; Beith 14-15; Newmilns 16; Darvel 17; Cumnock 18; Maybole 19; Stevenston 20; Saltcoats 21;
  Ardrossan 22; West Kilbride 23; Dalry 24; Kilbirnie 25; Girvan 26; Brodick 27; Millport 28; Largs 29-30
KT greater-london: Kingston upon Thames 1-2; New Malden 3; Worcester Park 4; Surbiton 5-6; Thames Ditton 7;
  East Molesey 8; Chessington 9; Esher 10; Cobham 11; Walton-on-Thames 12; Weybridge 13; West Byfleet 14;
  Addlestone 15; Chertsey 16; Epsom 17-19; Tadworth 20; Leatherhead 22, 23 Great Bookham, 24 East Horsley;
  Ashtead 21
KW highland: Wick 1-2; Lybster 3; Latheron 5; Dunbeath 6; Berriedale 7; Helmsdale 8; Brora 9; Golspie 10;
  Kinbrace 11; Halkirk 12; Forsinard 13; Thurso 14; Kirkwall 15, 17; Stromness 16
KY fife: Kirkcaldy 1-2; Burntisland 3; Cowdenbeath 4; Lochgelly 5; Glenrothes 6-7; Leven 8-9; Anstruther 10;
  Dunfermline 11-12; Kinross 13; Cupar 14-15; St Andrews 16
L merseyside: Liverpool 1-3, 4 Walton, 5, 6, 7 Kensington, 8 Toxteth, 9 Walton, 10 Fazakerley,
  11 Norris Green, 12 West Derby, 13 Old Swan, 14 Knotty Ash, 15 Wavertree, 16 Childwall, 17 Aigburth,
  18 Mossley Hill, 19 Garston, 21 Litherland, 22 Waterloo, 23 Crosby, 24 Speke, 25 Woolton, 26 Halewood,
  27 Netherley, 28 Stockbridge Village, 31 Maghull, 32 Kirkby, 33 Kirkby, 36 Huyton, 37 Formby, 38 Hightown;
  Bootle 20, 30; Prescot 34-35; Ormskirk 39-40
LA lancashire: Lancaster 1-2; Morecambe 3-4; Carnforth 5-6; Milnthorpe 7; Kendal 8-9; Sedbergh 10;
  Grange-over-Sands 11; Ulverston 12; Barrow-in-Furness 13-14; Dalton-in-Furness 15; Askam-in-Furness 16;
  Kirkby-in-Furness 17; Millom 18-19; Broughton-in-Furness 20; Coniston 21; Ambleside 22; Windermere 23
LD powys: Llandrindod Wells 1; Builth Wells 2; Brecon 3; Llangammarch Wells 4; Llanwrtyd Wells 5;
  Rhayader 6; Knighton 7; Presteigne 8
LE leicestershire: Leicester 1-5, 6 Groby, 7 Syston, 8 Blaby, 9 Broughton Astley, 19 Enderby; Hinckley 10;
  Loughborough 11, 12 Shepshed; Melton Mowbray 13-14; Oakham 15; Market Harborough 16; Lutterworth 17;
  Wigston 18; Ashby-de-la-Zouch 65; Coalville 67
LL gwynedd: Llandudno 30; Wrexham 11-14; Ruthin 15; Denbigh 16; St Asaph 17; Rhyl 18; Prestatyn 19;
  Llangollen 20; Corwen 21; Abergele 22; Bala 23; Betws-y-Coed 24; Dolwyddelan 25; Llanrwst 26; Trefriw 27;
  Colwyn Bay 28-29; Llandudno Junction 31; Conwy 32; Llanfairfechan 33; Penmaenmawr 34; Aberdyfi 35;
  Tywyn 36; Llwyngwril 37; Fairbourne 38; Arthog 39; Dolgellau 40; Blaenau Ffestiniog 41; Barmouth 42;
  Dyffryn Ardudwy 43-44; Llanbedr 45; Harlech 46; Talsarnau 47; Penrhyndeudraeth 48; Porthmadog 49;
  Garndolbenmaen 51; Criccieth 52; Pwllheli 53; Caernarfon 54-55; Y Felinheli 56; Bangor 57; Beaumaris 58;
  Menai Bridge 59; Gaerwen 60; Llanfairpwllgwyngyll 61; Bodorgan 62; Ty Croes 63; Rhosneigr 64; Holyhead 65;
  Rhosgoch 66; Cemaes Bay 67; Amlwch 68; Penysarn 69; Dulas 70; Llanerchymedd 71; Moelfre 72; Marianglas 73;
  Tyn-y-Gongl 74; Pentraeth 75; Llanbedrgoch 76; Llangefni 77; Brynteg 78
LN lincolnshire: Lincoln 1-3, 4 Metheringham, 5, 6 North Hykeham; Market Rasen 7 Caistor, 8; Horncastle 9;
  Woodhall Spa 10; Louth 11; Mablethorpe 12; Alford 13
LS west-yorkshire: Leeds 1-3, 4, 5 Kirkstall, 6 Headingley, 7 Chapel Allerton, 8 Roundhay, 9 Harehills,
  10 Hunslet, 11 Beeston, 12 Armley, 13 Bramley, 14 Seacroft, 15 Cross Gates, 16 Adel, 17 Alwoodley,
  18 Horsforth, 19 Yeadon, 20 Guiseley, 25 Garforth, 26 Rothwell, 27 Morley; Otley 21; Wetherby 22-23;
  Tadcaster 24; Pudsey 28; Ilkley 29
LU bedfordshire: Luton 1-4; Dunstable 5-6; Leighton Buzzard 7
M greater-manchester: Manchester 1-3, 4 Ancoats, 8 Cheetham Hill, 9 Blackley, 11 Openshaw, 12 Longsight,
  13 Longsight, 14 Fallowfield, 15 Hulme, 16 Whalley Range, 17 Trafford Park, 18 Gorton, 19 Levenshulme,
  20 Didsbury, 21 Chorlton-cum-Hardy, 22 Wythenshawe, 23 Wythenshawe, 24 Middleton, 25 Prestwich,
  26 Radcliffe, 27 Swinton, 28 Worsley, 29 Tyldesley, 30 Eccles, 31 Partington, 32 Stretford, 34 Denton,
  35 Failsworth, 38 Little Hulton, 40 Moston, 41 Urmston, 43 Droylsden, 44 Irlam, 45 Whitefield,
  46 Atherton, 90 Ringway; Salford 5-7, 50; Sale 33
ME kent: Rochester 1-3; Chatham 4-5; Snodland 6; Gillingham 7-8; Sittingbourne 9-10; Queenborough 11;
  Sheerness 12; Faversham 13; Maidstone 14-18; West Malling 19; Aylesford 20
MK buckinghamshire: Milton Keynes 1 Bletchley, 2 Bletchley, 3 Bletchley, 4-10, 11 Stony Stratford,
  12 Wolverton, 13-15, 17 Woburn Sands, 19 Hanslope; Newport Pagnell 16; Buckingham 18; Bedford 40-44,
  45 Ampthill; Olney 46
ML north-lanarkshire: Motherwell 1; Wishaw 2; Hamilton 3; Bellshill 4; Coatbridge 5; Airdrie 6; Shotts 7;
  Carluke 8; Larkhall 9; Strathaven 10; Lanark 11; Biggar 12
N greater-london: London 1 Islington, 2 East Finchley, 3 Finchley, 4 Finsbury Park, 5 Highbury, 6 Highgate,
  7 Holloway, 8 Crouch End, 9 Edmonton, 10 Muswell Hill, 11 Friern Barnet, 12 North Finchley,
  13 Palmers Green, 14 Southgate, 15 Seven Sisters, 16 Stoke Newington, 17 Tottenham, 18 Edmonton,
  19 Archway, 20 Whetstone, 21 Winchmore Hill, 22 Wood Green
NE tyne-and-wear: Newcastle upon Tyne 1, 2 Jesmond, 3 Gosforth, 4 Fenham, 5 Westerhope, 6 Byker, 7 Heaton,
  12 Longbenton, 13 Wideopen, 15 Newburn, 16 Whickham, 17 Chopwell, 18 Stamfordham, 19 Otterburn,
  20 Ponteland, 27 Shiremoor; Gateshead 8-11; Blaydon-on-Tyne 21; Bedlington 22; Cramlington 23; Blyth 24;
  Whitley Bay 25-26; Wallsend 28; North Shields 29-30; Hebburn 31; Jarrow 32; South Shields 33-34;
  Boldon Colliery 35; East Boldon 36; Washington 37-38; Rowlands Gill 39; Ryton 40; Wylam 41; Prudhoe 42;
  Stocksfield 43; Riding Mill 44; Corbridge 45; Hexham 46-48; Haltwhistle 49; Morpeth 61, 65 Rothbury;
  Choppington 62; Ashington 63; Newbiggin-by-the-Sea 64; Alnwick 66; Chathill 67; Seahouses 68; Bamburgh 69;
  Belford 70; Wooler 71
NG nottinghamshire: Nottingham 1, 2 West Bridgford, 3 Mapperley, 4 Carlton, 5 Arnold, 6 Bulwell, 7 Radford,
  8 Wollaton, 9 Beeston, 10 Long Eaton, 11 Ruddington, 12 Radcliffe on Trent, 13 Bingham, 14 Calverton,
  15 Hucknall, 16 Eastwood; Sutton-in-Ashfield 17; Mansfield 18-21; Newark-on-Trent 22-24; Southwell 25;
  Grantham 31-33; Sleaford 34
NN northamptonshire: Northampton 1-7; Wellingborough 8-9, 29; Rushden 10; Daventry 11; Towcester 12;
  Brackley 13; Kettering 14 Thrapston, 15, 16; Corby 17-18
NP newport: Newport 10, 18-20, 11 Risca; Pontypool 4; Abergavenny 7; Crickhowell 8; Blackwood 12;
  Abertillery 13; Usk 15; Chepstow 16; Tredegar 22; Ebbw Vale 23; New Tredegar 24; Monmouth 25; Caldicot 26;
  Cwmbran 44
NR norfolk: Norwich 1-7, 8 Taverham, 9 Reepham, 10 Aylsham, 11 Mundesley, 12 Wroxham, 13 Acle, 14 Loddon,
  15 Long Stratton, 16 Banham; Attleborough 17; Wymondham 18; Dereham 19-20; Fakenham 21; Walsingham 22;
  Wells-next-the-Sea 23; Melton Constable 24; Holt 25; Sheringham 26; Cromer 27; North Walsham 28;
  Great Yarmouth 29-31; Lowestoft 32-33; Beccles 34; Bungay 35
NW greater-london: London 1 Camden Town, 2 Cricklewood, 3 Hampstead, 4 Hendon, 5 Kentish Town,
  6 West Hampstead, 7 Mill Hill, 8 St John's Wood, 9 Kingsbury, 10 Willesden, 11 Golders Green
OL greater-manchester: Oldham 1-2, 3 Uppermill, 4, 8, 9 Chadderton; Ashton-under-Lyne 5-7; Heywood 10;
  Rochdale 11-12, 16; Bacup 13; Todmorden 14; Littleborough 15
OX oxfordshire: Oxford 1-4, 33 Wheatley, 44 Garsington; Kidlington 5; Chipping Norton 7; Thame 9;
  Wallingford 10; Didcot 11; Wantage 12; Abingdon 13-14; Banbury 15-17; Carterton 18; Woodstock 20;
  Bicester 25-27; Witney 28-29; Chinnor 39; Watlington 49
PA renfrewshire: Paisley 1-3; Renfrew 4; Johnstone 5, 6 Houston, 9 Howwood, 10 Kilbarchan; Bishopton 7;
  Erskine 8; Bridge of Weir 11; Lochwinnoch 12; Kilmacolm 13; Port Glasgow 14; Greenock 15-16;
  Skelmorlie 17; Wemyss Bay 18; Gourock 19; Rothesay 20; Tighnabruaich 21; Colintraive 22; Dunoon 23;
  Cairndow 24-27; Campbeltown 28; Tarbert 29, 41, 60 Craighouse; Lochgilphead 30-31; Inveraray 32;
  Dalmally 33; Oban 34, 37; Taynuilt 35; Bridge of Orchy 36; Appin 38; Port Ellen 42; Bowmore 43-49;
  Tobermory 62-72 Craignure, 73-75; Scarinish 77
PE cambridgeshire: Peterborough 1-7, 8 Oundle; Stamford 9; Bourne 10; Spalding 11-12; Wisbech 13-14;
  March 15; Chatteris 16; St Neots 19; Boston 20-22; Spilsby 23; Skegness 24-25; Huntingdon 26, 28-29;
  St Ives 27; King's Lynn 30-34; Sandringham 35; Hunstanton 36; Swaffham 37; Downham Market 38
PH perth-and-kinross: Perth 1-2, 14; Auchterarder 3-4; Crieff 5-7; Dunkeld 8; Pitlochry 9, 16,
  17 Kinloch Rannoch, 18; Blairgowrie 10-13; Aberfeldy 15; Dalwhinnie 19; Newtonmore 20; Kingussie 21;
  Aviemore 22; Carrbridge 23; Boat of Garten 24; Nethy Bridge 25; Grantown-on-Spey 26; Roybridge 31;
  Fort Augustus 32; Fort William 33; Spean Bridge 34; Invergarry 35; Acharacle 36; Glenfinnan 37;
  Lochailort 38; Arisaig 39; Mallaig 40-44; Ballachulish 49; Kinlochleven 50
PL devon: Plymouth 1-6, 7 Plympton, 8, 9 Plymstock; Torpoint 10-11; Saltash 12; Looe 13; Liskeard 14;
  Launceston 15; Lifton 16; Callington 17; Gunnislake 18; Tavistock 19; Yelverton 20; Ivybridge 21;
  Lostwithiel 22; Fowey 23; Par 24; St Austell 25-26; Wadebridge 27; Padstow 28; Port Isaac 29;
  Bodmin 30-31; Camelford 32; Delabole 33; Tintagel 34; Boscastle 35
PO hampshire: Portsmouth 1-3, 6 Cosham; Southsea 4-5; Waterlooville 7-8; Havant 9; Emsworth 10;
  Hayling Island 11; Gosport 12-13; Fareham 14-17; Chichester 18-20; Bognor Regis 21-22; Newport 30;
  Cowes 31; East Cowes 32; Ryde 33; Seaview 34; Bembridge 35; Sandown 36; Shanklin 37; Ventnor 38;
  Totland 39; Freshwater 40; Yarmouth 41
PR lancashire: Preston 1-2, 3 Garstang, 4 Kirkham, 5 Bamber Bridge; Chorley 6-7; Southport 8-9;
  Leyland 25-26
RG berkshire: Reading 1-2, 4 Caversham, 5 Woodley, 6 Earley, 7 Burghfield, 8 Pangbourne, 10 Twyford, 30,
  31 Tilehurst; Henley-on-Thames 9; Bracknell 12, 42; Newbury 14, 20; Hungerford 17; Thatcham 18-19;
  Basingstoke 21-25; Tadley 26; Hook 27, 29; Whitchurch 28; Wokingham 40-41; Crowthorne 45
RH surrey: Redhill 1; Reigate 2; Betchworth 3; Dorking 4-5; Horley 6; Lingfield 7; Oxted 8; Godstone 9;
  Crawley 10-11; Horsham 12-13; Billingshurst 14; Burgess Hill 15; Haywards Heath 16-17; Forest Row 18;
  East Grinstead 19; Pulborough 20
RM greater-london: Romford 1-2, 3 Harold Wood, 4, 5 Collier Row, 6 Chadwell Heath, 7; Dagenham 8-10;
  Hornchurch 11-12; Rainham 13; Upminster 14; South Ockendon 15; Grays 16-17, 20; Tilbury 18;
  Purfleet-on-Thames 19
S south-yorkshire: Sheffield 1-3, 4 Burngreave, 5 Firth Park, 6 Hillsborough, 7 Nether Edge, 8 Woodseats,
  9 Darnall, 10 Crookes, 11 Ecclesall, 12, 13 Handsworth, 14, 17 Dore, 20 Mosborough, 21 Eckington,
  25 Dinnington, 26 Kiveton Park, 35 Chapeltown, 36 Stocksbridge; Dronfield 18; Hope Valley 32 Hathersage,
  33 Bradwell; Chesterfield 40-41, 42 Wingerworth, 43 Staveley, 44 Bolsover, 45 Clay Cross, 49;
  Rotherham 60-62, 63 Wath upon Dearne, 65, 66 Wickersley; Mexborough 64; Barnsley 70-75; Worksop 80-81
SA swansea: Swansea 1-2, 3 Mumbles, 4 Gorseinon, 5, 6 Morriston, 7 Llansamlet, 8 Pontardawe,
  9 Ystradgynlais; Neath 10-11; Port Talbot 12-13; Llanelli 14-15; Burry Port 16; Kidwelly 17; Ammanford 18;
  Llandeilo 19; Llandovery 20; Carmarthen 31-33; Whitland 34; Llanfyrnach 35; Glogue 36; Boncath 37;
  Newcastle Emlyn 38; Pencader 39; Llanybydder 40; Crymych 41; Newport (pembrokeshire) 42; Cardigan 43;
  Llandysul 44; New Quay 45; Aberaeron 46; Llanarth 47; Lampeter 48; Haverfordwest 61-62; Goodwick 64;
  Clarbeston Road 63; Fishguard 65; Clynderwen 66; Narberth 67; Kilgetty 68; Saundersfoot 69; Tenby 70;
  Pembroke 71; Pembroke Dock 72; Milford Haven 73
SE greater-london: London 1 Southwark, 2 Abbey Wood, 3 Blackheath, 4 Brockley, 5 Camberwell, 6 Catford,
  7 Charlton, 8 Deptford, 9 Eltham, 10 Greenwich, 11 Kennington, 12 Lee, 13 Lewisham, 14 New Cross,
  15 Peckham, 16 Rotherhithe, 17 Walworth, 18 Woolwich, 19 Upper Norwood, 20 Penge, 21 Dulwich,
  22 East Dulwich, 23 Forest Hill, 24 Herne Hill, 25 South Norwood, 26 Sydenham, 27 West Norwood,
  28 Thamesmead
SG hertfordshire: Stevenage 1-2; Knebworth 3; Hitchin 4-5; Letchworth Garden City 6; Baldock 7; Royston 8;
  Buntingford 9; Much Hadham 10; Ware 11-12; Hertford 13-14; Arlesey 15; Henlow 16; Shefford 17;
  Biggleswade 18; Sandy 19
SK greater-manchester: Stockport 1-5, 6 Marple, 7 Hazel Grove, 12 Poynton; Cheadle 8; Wilmslow 9;
  Macclesfield 10-11; Glossop 13; Hyde 14; Stalybridge 15; Dukinfield 16; Buxton 17; High Peak 22 New Mills,
  23 Whaley Bridge
SL berkshire: Slough 1, 2 Farnham Common, 3 Langley; Iver 0; Windsor 4; Ascot 5; Maidenhead 6; Marlow 7;
  Bourne End 8; Gerrards Cross 9
SM greater-london: Sutton 1, 2, 3 Cheam; Morden 4; Carshalton 5; Wallington 6; Banstead 7
SN wiltshire: Swindon 1-3, 4 Royal Wootton Bassett, 5, 6 Highworth, 25, 26; Faringdon 7; Marlborough 8;
  Pewsey 9; Devizes 10; Calne 11; Melksham 12; Corsham 13; Chippenham 14-15; Malmesbury 16
SO hampshire: Southampton 14-19, 30 Hedge End, 31 Bursledon, 32 Bishop's Waltham, 40 Totton, 45 Hythe,
  52 North Baddesley; Winchester 21-23; Stockbridge 20; Alresford 24; Lymington 41; Brockenhurst 42;
  Lyndhurst 43; Eastleigh 50, 53 Chandler's Ford; Romsey 51
SP wiltshire: Salisbury 1-3, 4 Amesbury, 5; Fordingbridge 6; Shaftesbury 7; Gillingham 8; Tidworth 9;
  Andover 10-11
SR tyne-and-wear: Sunderland 1-6; Seaham 7; Peterlee 8
SS essex: Southend-on-Sea 1-2, 3 Shoeburyness; Westcliff-on-Sea 0; Rochford 4; Hockley 5; Rayleigh 6;
  Benfleet 7; Canvey Island 8; Leigh-on-Sea 9; Wickford 11-12; Basildon 13-16; Stanford-le-Hope 17
ST staffordshire: Stoke-on-Trent 1 Hanley, 2, 3 Longton, 4, 6 Tunstall, 7 Kidsgrove, 8 Biddulph, 9,
  10 Cheadle, 11 Blythe Bridge, 12 Barlaston; Newcastle-under-Lyme 5; Leek 13; Uttoxeter 14; Stone 15;
  Stafford 16-21
SW greater-london: London 1 Pimlico, 2 Brixton Hill, 3 Chelsea, 4 Clapham, 5 Earls Court, 6 Fulham,
  7 South Kensington, 8 South Lambeth, 9 Stockwell, 10 West Brompton, 11 Battersea, 12 Balham, 13 Barnes,
  14 Mortlake, 15 Putney, 16 Streatham, 17 Tooting, 18 Wandsworth, 19 Wimbledon, 20 Raynes Park
SY shropshire: Shrewsbury 1-3, 4 Wem, 5; Church Stretton 6; Craven Arms 7; Ludlow 8; Bishop's Castle 9;
  Oswestry 10-11; Ellesmere 12; Whitchurch 13; Malpas 14; Montgomery 15; Newtown 16; Caersws 17;
  Llanidloes 18; Llanbrynmair 19; Machynlleth 20; Welshpool 21; Llanfyllin 22; Aberystwyth 23; Borth 24;
  Tregaron 25
TA somerset: Taunton 1-4; Bridgwater 5-7; Burnham-on-Sea 8; Highbridge 9; Langport 10; Somerton 11;
  Martock 12; South Petherton 13; Stoke-sub-Hamdon 14; Montacute 15; Merriott 16; Hinton St George 17;
  Crewkerne 18; Ilminster 19; Chard 20; Wellington 21; Dulverton 22; Watchet 23; Minehead 24
TD scottish-borders: Galashiels 1; Lauder 2; Gordon 3; Earlston 4; Kelso 5; Melrose 6; Selkirk 7;
  Jedburgh 8; Hawick 9; Duns 10-11; Coldstream 12; Cockburnspath 13; Eyemouth 14; Berwick-upon-Tweed 15
TF shropshire: Telford 1 Wellington, 2 Oakengates, 3, 4 Dawley, 5, 6, 7 Madeley, 8 Ironbridge;
  Market Drayton 9; Newport 10; Shifnal 11; Broseley 12; Much Wenlock 13
TN kent: Tunbridge Wells 1-4; Wadhurst 5; Crowborough 6; Hartfield 7; Edenbridge 8; Tonbridge 9-11,
  12 Paddock Wood; Sevenoaks 13-15; Westerham 16; Cranbrook 17-18; Etchingham 19; Mayfield 20;
  Heathfield 21; Uckfield 22; Ashford 23-27; New Romney 28; Romney Marsh 29 Lydd; Tenterden 30; Rye 31;
  Robertsbridge 32; Battle 33; Hastings 34-35; Winchelsea 36; St Leonards-on-Sea 37-38; Bexhill-on-Sea 39-40
TQ devon: Torquay 1-2; Paignton 3-4; Brixham 5; Dartmouth 6; Kingsbridge 7; Salcombe 8; Totnes 9;
  South Brent 10; Buckfastleigh 11; Newton Abbot 12, 13 Ashburton; Teignmouth 14
TR cornwall: Truro 1-4; St Agnes 5; Perranporth 6; Newquay 7-8; St Columb Major 9; Penryn 10; Falmouth 11;
  Helston 12-13; Camborne 14; Redruth 15-16; Penzance 17-20; Hugh Town 21-25; St Ives 26; Hayle 27
TS north-yorkshire: Middlesbrough 1-8, 9 Stokesley; Redcar 10-11; Saltburn-by-the-Sea 12-13; Guisborough 14;
  Yarm 15-16; Stockton-on-Tees 17 Thornaby-on-Tees, 18-20, 21 Sedgefield; Billingham 22-23;
  Hartlepool 24-26, 27 Blackhall Colliery; Wingate 28; Trimdon 29
TW greater-london: Twickenham 1-2; Hounslow 3-4, 5 Heston, 6 Heathrow; Isleworth 7; Brentford 8;
  Richmond 9-10; Teddington 11; Hampton 12; Feltham 13-14; Ashford 15; Sunbury-on-Thames 16; Shepperton 17;
  Staines-upon-Thames 18-19; Egham 20
UB greater-london: Southall 1-2; Hayes 3-4; Northolt 5; Greenford 6; West Drayton 7; Uxbridge 8-11
W greater-london: London 1 Marylebone, 2 Paddington, 3 Acton, 4 Chiswick, 5 Ealing, 6 Hammersmith,
  7 Hanwell, 8 Kensington, 9 Maida Vale, 10 North Kensington, 11 Notting Hill, 12 Shepherds Bush,
  13 West Ealing, 14 West Kensington
WA cheshire: Warrington 1-2, 3 Culcheth, 4, 5; Frodsham 6; Runcorn 7; Widnes 8; St Helens 9-11;
  Newton-le-Willows 12; Lymm 13; Altrincham 14-15; Knutsford 16
WC greater-london: London 1 Bloomsbury, 2 Covent Garden
WD hertfordshire: Watford 17-18, 19 South Oxhey, 24, 25 Garston; Rickmansworth 3; Kings Langley 4;
  Abbots Langley 5; Borehamwood 6; Radlett 7; Bushey 23
WF west-yorkshire: Wakefield 1-3, 4 Horbury; Ossett 5; Normanton 6; Pontefract 7-8, 9 Hemsworth;
  Castleford 10; Knottingley 11; Dewsbury 12-13; Mirfield 14; Liversedge 15; Heckmondwike 16; Batley 17
WN greater-manchester: Wigan 1, 2 Hindley, 3, 4 Ashton in Makerfield, 5, 6 Standish; Leigh 7; Skelmersdale 8
WR worcestershire: Worcester 1-5, 6 Martley, 7, 8; Droitwich 9; Pershore 10; Evesham 11; Broadway 12;
  Malvern 13-14; Tenbury Wells 15
WS west-midlands: Walsall 1-4, 5, 6, 8 Brownhills, 9 Aldridge; Burntwood 7; Wednesbury 10; Cannock 11-12;
  Lichfield 13-14; Rugeley 15
WV west-midlands: Wolverhampton 1-4, 5 Wombourne, 6, 7, 8 Codsall, 9, 10, 11 Wednesfield; Willenhall 12-13;
  Bilston 14; Bridgnorth 15-16
YO north-yorkshire: York 1, 10, 19 Dunnington, 23, 24, 26 Poppleton, 30, 31, 32 Strensall,
  41 Stamford Bridge, 42 Pocklington, 43 Market Weighton, 51 Boroughbridge, 60, 61 Easingwold, 62 Helmsley;
  Thirsk 7; Selby 8; Scarborough 11-13; Filey 14; Bridlington 15-16; Malton 17; Pickering 18; Whitby 21-22;
  Driffield 25
ZE shetland: Lerwick 1-3`
