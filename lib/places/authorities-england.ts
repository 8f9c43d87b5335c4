/**
 * The entries of the A-to-Z for England: local authorities and some counties, such as Essex. A line has the name, its
 * county and its places; `=` marks a county (local-authorities.ts). A name without a county has no page (EA-09).
 */
export const ENGLAND = `
Adur|West Sussex|Shoreham-by-Sea, Lancing, Southwick
Amber Valley|Derbyshire|Belper, Ripley, Alfreton, Heanor
Arun|West Sussex|Bognor Regis, Littlehampton, Arundel, Rustington
Ashfield|Nottinghamshire|Sutton in Ashfield, Kirkby-in-Ashfield, Hucknall
Babergh|Suffolk|Sudbury, Hadleigh, Lavenham
Barking and Dagenham|Greater London|Barking, Dagenham, Chadwell Heath
Barnet|Greater London|High Barnet, Finchley, Hendon, Edgware
Barnsley|South Yorkshire|Barnsley, Penistone, Wombwell
Basildon|Essex|Basildon, Billericay, Wickford, Laindon
Basingstoke and Deane|Hampshire|Basingstoke, Tadley, Whitchurch, Overton
Bassetlaw|Nottinghamshire|Worksop, Retford
Bath and North East Somerset|Somerset|Bath, Keynsham, Midsomer Norton, Radstock
Bedford|Bedfordshire|Bedford, Kempston, Wootton
Bexley|Greater London|Bexleyheath, Sidcup, Erith, Welling
Birmingham|West Midlands|Birmingham, Edgbaston, Harborne, Sutton Coldfield
Blackburn with Darwen|Lancashire|Blackburn, Darwen
Blackpool|Lancashire|Blackpool, Bispham, South Shore
Bolsover|Derbyshire|Bolsover, Shirebrook, Clowne
Bolton|Greater Manchester|Bolton, Horwich, Westhoughton, Farnworth
Boston|Lincolnshire|Boston, Kirton, Butterwick
Bournemouth, Christchurch and Poole|Dorset|Bournemouth, Poole, Christchurch, Southbourne
Bracknell Forest|Berkshire|Bracknell, Crowthorne, Sandhurst, Ascot
Bradford|West Yorkshire|Bradford, Shipley, Keighley, Ilkley, Bingley
Braintree|Essex|Braintree, Witham, Halstead
Breckland|Norfolk|Thetford, Dereham, Attleborough, Swaffham
Brentwood|Essex|Brentwood, Shenfield, Ingatestone
Brent|Greater London|Wembley, Willesden, Kilburn, Harlesden
Brighton and Hove|East Sussex|Brighton, Hove, Portslade, Rottingdean
Bristol|Bristol|=Bristol, Clifton, Bedminster, Redland, Bishopston
Broadland|Norfolk|Aylsham, Acle, Wroxham
Bromley|Greater London|Bromley, Orpington, Beckenham, Chislehurst
Bromsgrove|Worcestershire|Bromsgrove, Hagley, Wythall
Broxbourne|Hertfordshire|Cheshunt, Hoddesdon, Waltham Cross
Broxtowe|Nottinghamshire|Beeston, Stapleford, Kimberley, Eastwood
Buckinghamshire|Buckinghamshire|=Buckinghamshire, Aylesbury, High Wycombe, Amersham, Beaconsfield, Buckingham
Burnley|Lancashire|Burnley, Padiham
Bury|Greater Manchester|Bury, Prestwich, Whitefield, Ramsbottom
Calderdale|West Yorkshire|Halifax, Brighouse, Hebden Bridge, Todmorden, Elland
Cambridge|Cambridgeshire|Cambridge, Cherry Hinton, Trumpington
Camden|Greater London|Camden Town, Hampstead, Kentish Town, Bloomsbury
Cannock Chase|Staffordshire|Cannock, Rugeley
Canterbury|Kent|Canterbury, Whitstable, Herne Bay
Castle Point|Essex|Canvey Island, South Benfleet, Hadleigh
Central Bedfordshire|Bedfordshire|Leighton Buzzard, Dunstable, Biggleswade, Flitwick
Chelmsford|Essex|Chelmsford, South Woodham Ferrers, Great Baddow
Cheltenham|Gloucestershire|Cheltenham, Charlton Kings, Leckhampton
Cherwell|Oxfordshire|Banbury, Bicester, Kidlington
Cheshire East|Cheshire|Crewe, Macclesfield, Wilmslow, Congleton, Knutsford
Cheshire West and Chester|Cheshire|Chester, Northwich, Ellesmere Port, Frodsham
Chesterfield|Derbyshire|Chesterfield, Staveley
Chichester|West Sussex|Chichester, Midhurst, Petworth, Selsey
Chorley|Lancashire|Chorley, Adlington, Euxton
Colchester|Essex|Colchester, Wivenhoe, West Mersea, Tiptree
Cornwall|Cornwall|=Cornwall, Truro, Falmouth, St Austell, Newquay, Penzance
Cotswold|Gloucestershire|Cirencester, Tetbury, Stow-on-the-Wold, Bourton-on-the-Water
County Durham|County Durham|=County Durham, Durham, Bishop Auckland, Chester-le-Street, Consett
Coventry|West Midlands|Coventry, Earlsdon, Tile Hill
Crawley|West Sussex|Crawley, Ifield, Three Bridges
Croydon|Greater London|Croydon, Purley, Coulsdon, Norbury
Cumberland|Cumbria|Carlisle, Workington, Whitehaven, Keswick
Dacorum|Hertfordshire|Hemel Hempstead, Berkhamsted, Tring
Darlington|County Durham|Darlington
Derbyshire Dales|Derbyshire|Matlock, Bakewell, Ashbourne, Wirksworth
Derby|Derbyshire|Derby, Mickleover, Allestree, Littleover
Devon|Devon|=Devon, Barnstaple, Newton Abbot, Tiverton, Exmouth
Doncaster|South Yorkshire|Doncaster, Bawtry, Mexborough, Thorne
Dorset|Dorset|=Dorset, Dorchester, Weymouth, Blandford Forum, Sherborne, Wimborne Minster
Dudley|West Midlands|Dudley, Stourbridge, Halesowen, Kingswinford
Ealing|Greater London|Ealing, Acton, Southall, Hanwell
East Cambridgeshire|Cambridgeshire|Ely, Soham, Littleport
East Hampshire|Hampshire|Petersfield, Alton, Bordon
East Hertfordshire|Hertfordshire|Bishop’s Stortford, Hertford, Ware, Sawbridgeworth
East Lindsey|Lincolnshire|Skegness, Louth, Mablethorpe, Horncastle
East Riding of Yorkshire|East Riding of Yorkshire|=East Riding of Yorkshire, Beverley, Bridlington, Driffield, Goole
East Staffordshire|Staffordshire|Burton upon Trent, Uttoxeter, Barton-under-Needwood
East Suffolk|Suffolk|Lowestoft, Felixstowe, Woodbridge, Aldeburgh
Eastbourne|East Sussex|Eastbourne
Eastleigh|Hampshire|Eastleigh, Hedge End, Chandler’s Ford, Netley
Elmbridge|Surrey|Walton-on-Thames, Esher, Weybridge, Cobham
Enfield|Greater London|Enfield Town, Southgate, Edmonton, Palmers Green
Epping Forest|Essex|Loughton, Epping, Waltham Abbey, Chigwell
Epsom and Ewell|Surrey|Epsom, Ewell
Erewash|Derbyshire|Long Eaton, Ilkeston
Essex|Essex|=Essex, Chelmsford, Colchester, Brentwood, Epping
Exeter|Devon|Exeter, Heavitree, Topsham
Fareham|Hampshire|Fareham
Fenland|Cambridgeshire|Wisbech, March, Whittlesey, Chatteris
Forest of Dean|Gloucestershire|Coleford, Cinderford, Lydney, Newent
Fylde|Lancashire|Lytham St Annes, Kirkham
Gateshead|Tyne and Wear|Gateshead, Low Fell, Whickham, Blaydon
Gedling|Nottinghamshire|Arnold, Carlton, Mapperley, Ravenshead
Gloucester|Gloucestershire|Gloucester, Quedgeley
Gosport|Hampshire|Gosport, Lee-on-the-Solent
Great Yarmouth|Norfolk|Great Yarmouth, Gorleston-on-Sea, Caister-on-Sea
Greenwich|Greater London|Greenwich, Woolwich, Eltham, Blackheath
Guildford|Surrey|Guildford, East Horsley, Ripley
Hackney|Greater London|Hackney, Stoke Newington, Dalston, Shoreditch
Halton|Cheshire|Runcorn, Widnes
Hammersmith and Fulham|Greater London|Hammersmith, Fulham, Shepherd’s Bush, White City
Haringey|Greater London|Wood Green, Tottenham, Muswell Hill, Crouch End
Harlow|Essex|Harlow, Old Harlow
Harrow|Greater London|Harrow, Pinner, Stanmore, Wealdstone
Hartlepool|County Durham|Hartlepool, Elwick
Hart|Hampshire|Fleet, Hook, Yateley, Hartley Wintney
Hastings|East Sussex|Hastings, St Leonards-on-Sea
Havant|Hampshire|Havant, Waterlooville, Emsworth, Hayling Island
Havering|Greater London|Romford, Hornchurch, Upminster, Rainham
Herefordshire|Herefordshire|=Herefordshire, Hereford, Leominster, Ross-on-Wye, Ledbury
Hertsmere|Hertfordshire|Borehamwood, Potters Bar, Bushey, Radlett
High Peak|Derbyshire|Buxton, Glossop, Chapel-en-le-Frith, New Mills
Hillingdon|Greater London|Uxbridge, Ruislip, Hayes, Northwood
Horsham|West Sussex|Horsham, Southwater, Storrington, Billingshurst, Steyning
Hounslow|Greater London|Hounslow, Chiswick, Brentford, Feltham
Huntingdonshire|Cambridgeshire|St Neots, Huntingdon, St Ives, Ramsey
Hyndburn|Lancashire|Accrington, Great Harwood, Rishton
Ipswich|Suffolk|Ipswich
Isle of Wight|Isle of Wight|=Isle of Wight, Newport, Ryde, Cowes, Sandown, Ventnor
Islington|Greater London|Islington, Highbury, Holloway, Finsbury
Kensington||
Kent|Kent|=Kent, Maidstone, Sevenoaks, Tunbridge Wells, Ashford, Margate
Kettering||
Kingston upon Hull|East Riding of Yorkshire|Hull, Anlaby
Kingston upon Thames|Greater London|Kingston upon Thames, Surbiton, New Malden, Chessington
King’s Lynn and West Norfolk|Norfolk|King’s Lynn, Hunstanton, Downham Market
Kirklees||
Knowsley|Merseyside|Huyton, Kirkby, Prescot, Halewood
Lambeth|Greater London|Brixton, Clapham, Streatham, Kennington
Lancaster|Lancashire|Lancaster, Morecambe, Carnforth, Heysham
Leeds|West Yorkshire|Leeds, Headingley, Roundhay, Horsforth, Otley, Wetherby
Leicestershire|Leicestershire|=Leicestershire, Loughborough, Hinckley, Market Harborough, Melton Mowbray, Coalville
Leicester|Leicestershire|Leicester, Evington, Belgrave
Lewes|East Sussex|Lewes, Newhaven, Seaford, Peacehaven
Lewisham|Greater London|Lewisham, Catford, Deptford, Forest Hill
Lichfield|Staffordshire|Lichfield, Burntwood
Lincoln|Lincolnshire|Lincoln
Liverpool|Merseyside|Liverpool, Allerton, Aigburth, Woolton, Walton
Luton|Bedfordshire|Luton, Stopsley, Leagrave
Maldon|Essex|Maldon, Burnham-on-Crouch
Malvern Hills|Worcestershire|Great Malvern, Upton-upon-Severn, Tenbury Wells
Manchester|Greater Manchester|Manchester, Didsbury, Chorlton-cum-Hardy, Levenshulme
Mansfield|Nottinghamshire|Mansfield, Warsop, Mansfield Woodhouse
Medway|Kent|Gillingham, Chatham, Rochester, Rainham, Strood
Merton|Greater London|Wimbledon, Mitcham, Morden, Raynes Park
Mid Suffolk|Suffolk|Stowmarket, Needham Market, Eye
Mid Sussex|West Sussex|Haywards Heath, Burgess Hill, East Grinstead, Hassocks
Middlesbrough|North Yorkshire|Middlesbrough, Marton, Linthorpe, Nunthorpe
Milton Keynes|Buckinghamshire|Milton Keynes, Bletchley, Newport Pagnell, Wolverton
Mole Valley|Surrey|Dorking, Leatherhead, Fetcham
New Forest|Hampshire|Lymington, Ringwood, Totton, New Milton, Hythe
Newark and Sherwood|Nottinghamshire|Newark-on-Trent, Southwell
Newcastle upon Tyne|Tyne and Wear|Newcastle upon Tyne, Gosforth, Jesmond, Heaton
Newcastle-under-Lyme|Staffordshire|Newcastle-under-Lyme, Kidsgrove, Madeley
Newham|Greater London|Stratford, East Ham, Forest Gate, Canning Town
North East Derbyshire|Derbyshire|Dronfield, Clay Cross, Eckington, Killamarsh
North East Lincolnshire|Lincolnshire|Grimsby, Cleethorpes, Immingham
North Hertfordshire|Hertfordshire|Letchworth Garden City, Hitchin, Royston, Baldock
North Kesteven|Lincolnshire|Sleaford, North Hykeham, Heckington
North Lincolnshire|Lincolnshire|Scunthorpe, Brigg, Barton-upon-Humber, Epworth
North Norfolk|Norfolk|Cromer, Sheringham, North Walsham, Fakenham
North Northamptonshire|Northamptonshire|Corby, Wellingborough, Rushden, Desborough
North Somerset|Somerset|Weston-super-Mare, Clevedon, Portishead, Nailsea
North Tyneside|Tyne and Wear|Whitley Bay, Tynemouth, North Shields, Wallsend
North Warwickshire|Warwickshire|Atherstone, Coleshill, Polesworth
North Yorkshire|North Yorkshire|=North Yorkshire, Harrogate, Scarborough, Skipton, Selby, Northallerton
Northumberland|Northumberland|=Northumberland, Morpeth, Hexham, Alnwick, Blyth, Berwick-upon-Tweed
Norwich|Norfolk|Norwich, Eaton, Thorpe Hamlet
Nottingham|Nottinghamshire|Nottingham, Wollaton, Sherwood, Bulwell
Nuneaton and Bedworth|Warwickshire|Nuneaton, Bedworth
Oldham||
Oxford||
Pendle|Lancashire|Nelson, Colne, Barnoldswick, Barrowford
Peterborough|Cambridgeshire|Peterborough, Werrington
Plymouth|Devon|Plymouth, Plympton, Plymstock
Portsmouth|Hampshire|Portsmouth, Southsea, Cosham, Drayton
Preston|Lancashire|Preston, Fulwood, Ashton-on-Ribble
Reading|Berkshire|Reading, Caversham, Tilehurst, Earley
Redbridge|Greater London|Ilford, Wanstead, South Woodford
Redcar and Cleveland|North Yorkshire|Redcar, Guisborough, Saltburn-by-the-Sea, Eston
Redditch|Worcestershire|Redditch, Astwood Bank
Reigate and Banstead|Surrey|Redhill, Reigate, Horley, Banstead
Ribble Valley|Lancashire|Clitheroe, Longridge, Whalley
Richmond upon Thames|Greater London|Richmond, Twickenham, Teddington, Barnes
Rochdale|Greater Manchester|Rochdale, Middleton, Heywood, Littleborough
Rochford|Essex|Rayleigh, Rochford, Hockley
Rossendale|Lancashire|Rawtenstall, Bacup, Haslingden, Whitworth
Rotherham|South Yorkshire|Rotherham, Wickersley, Dinnington, Wath upon Dearne
Rother|East Sussex|Bexhill-on-Sea, Battle, Rye
Rugby|Warwickshire|Rugby, Dunchurch, Wolston
Runnymede|Surrey|Chertsey, Egham, Addlestone, Virginia Water
Rushcliffe|Nottinghamshire|West Bridgford, Bingham, Cotgrave, Keyworth
Rushmoor|Hampshire|Farnborough, Aldershot
Rutland|Rutland|=Rutland, Oakham, Uppingham
Salford|Greater Manchester|Salford, Swinton, Eccles, Worsley, Walkden
Sandwell|West Midlands|West Bromwich, Oldbury, Smethwick, Rowley Regis
Sefton|Merseyside|Southport, Crosby, Bootle, Formby, Maghull
Sheffield|South Yorkshire|Sheffield, Ecclesall, Hillsborough, Crookes, Dore
Shropshire|Shropshire|=Shropshire, Shrewsbury, Oswestry, Ludlow, Bridgnorth
Slough|Berkshire|Slough, Langley
Solihull|West Midlands|Solihull, Shirley, Dorridge, Knowle
Somerset|Somerset|=Somerset, Taunton, Yeovil, Bridgwater, Frome, Wells, Minehead
South Cambridgeshire|Cambridgeshire|Cambourne, Sawston, Histon
South Derbyshire|Derbyshire|Swadlincote, Melbourne, Hilton, Etwall
South Gloucestershire|Gloucestershire|Kingswood, Yate, Thornbury, Bradley Stoke, Filton
South Holland|Lincolnshire|Spalding, Holbeach
South Kesteven|Lincolnshire|Grantham, Stamford, Bourne, Market Deeping
South Norfolk|Norfolk|Wymondham, Diss, Costessey, Loddon
South Oxfordshire|Oxfordshire|Didcot, Henley-on-Thames, Thame, Wallingford
South Ribble|Lancashire|Leyland, Bamber Bridge
South Staffordshire|Staffordshire|Codsall, Penkridge, Wombourne, Great Wyrley
South Tyneside|Tyne and Wear|South Shields, Jarrow, Hebburn
Southampton|Hampshire|Southampton, Shirley, Portswood, Bitterne, Woolston
Southend-on-Sea|Essex|Southend-on-Sea, Leigh-on-Sea, Westcliff-on-Sea, Shoeburyness
Southwark|Greater London|Peckham, Camberwell, Bermondsey, Dulwich
Spelthorne|Surrey|Staines-upon-Thames, Ashford, Sunbury-on-Thames, Shepperton
St Albans|Hertfordshire|St Albans, Harpenden, Wheathampstead
St Helens|Merseyside|St Helens, Newton-le-Willows, Rainhill, Haydock
Staffordshire Moorlands|Staffordshire|Leek, Biddulph, Cheadle
Stafford|Staffordshire|Stafford, Stone, Eccleshall
Stevenage|Hertfordshire|Stevenage
Stockport|Greater Manchester|Stockport, Bramhall, Cheadle, Marple, Hazel Grove
Stockton-on-Tees|County Durham|Stockton-on-Tees, Yarm (North Yorkshire), Billingham
Stoke-on-Trent|Staffordshire|Hanley, Longton, Burslem
Stratford-on-Avon|Warwickshire|Stratford-upon-Avon, Alcester, Shipston-on-Stour, Southam
Stroud|Gloucestershire|Stroud, Dursley, Stonehouse, Nailsworth
Sunderland|Tyne and Wear|Sunderland, Washington, Houghton-le-Spring, Roker
Surrey Heath|Surrey|Camberley, Frimley, Bagshot, Windlesham
Sutton|Greater London|Sutton, Cheam, Carshalton, Wallington
Swindon|Wiltshire|Swindon, Highworth, Wroughton, Stratton St Margaret
Tameside|Greater Manchester|Ashton-under-Lyne, Hyde, Stalybridge, Denton
Tamworth|Staffordshire|Tamworth
Tandridge|Surrey|Oxted, Caterham, Warlingham, Godstone
Telford and Wrekin|Shropshire|Telford, Wellington, Newport, Madeley
Tendring|Essex|Clacton-on-Sea, Harwich, Frinton-on-Sea, Manningtree
Test Valley|Hampshire|Andover, Romsey, Stockbridge, North Baddesley
Tewkesbury|Gloucestershire|Tewkesbury, Winchcombe, Bishop’s Cleeve
Three Rivers|Hertfordshire|Rickmansworth, Chorleywood, South Oxhey, Abbots Langley
Thurrock|Essex|Grays, Tilbury, South Ockendon, Stanford-le-Hope
Torbay|Devon|Torquay, Paignton, Brixham
Tower Hamlets|Greater London|Bethnal Green, Bow, Poplar, Wapping
Trafford|Greater Manchester|Sale, Altrincham, Stretford, Urmston
Uttlesford||
Vale of White Horse|Oxfordshire|Abingdon, Wantage, Faringdon, Botley
Wakefield|West Yorkshire|Wakefield, Castleford, Pontefract, Ossett, Normanton
Walsall|West Midlands|Walsall, Aldridge, Bloxwich, Brownhills
Waltham Forest|Greater London|Walthamstow, Leyton, Leytonstone, Chingford
Wandsworth|Greater London|Wandsworth, Battersea, Putney, Tooting
Warrington|Cheshire|Warrington, Stockton Heath, Lymm
Warwick|Warwickshire|Leamington Spa, Warwick, Kenilworth
Watford|Hertfordshire|Watford, Cassiobury, North Watford
Waverley|Surrey|Farnham, Godalming, Haslemere, Cranleigh
Wealden|East Sussex|Crowborough, Hailsham, Uckfield, Heathfield
Welwyn Hatfield|Hertfordshire|Welwyn Garden City, Hatfield
West Berkshire|Berkshire|Newbury, Thatcham, Hungerford, Theale
West Lancashire|Lancashire|Ormskirk, Skelmersdale, Burscough, Tarleton
West Lindsey|Lincolnshire|Gainsborough, Market Rasen, Caistor
West Northamptonshire|Northamptonshire|Northampton, Daventry, Towcester, Brackley
West Oxfordshire|Oxfordshire|Witney, Carterton, Chipping Norton, Woodstock
West Suffolk|Suffolk|Bury St Edmunds, Haverhill, Newmarket, Mildenhall
Westminster|Greater London|Pimlico, Marylebone, Paddington, Maida Vale
Westmorland and Furness|Cumbria|Kendal, Barrow-in-Furness, Penrith, Ulverston, Windermere
Wigan|Greater Manchester|Wigan, Leigh, Atherton
Wiltshire|Wiltshire|=Wiltshire, Salisbury, Chippenham, Trowbridge, Marlborough, Devizes
Winchester|Hampshire|Winchester, New Alresford, Bishop’s Waltham, Denmead
Windsor and Maidenhead|Berkshire|Maidenhead, Windsor, Ascot, Cookham, Eton
Wirral|Merseyside|Birkenhead, Wallasey, West Kirby, Heswall, Bebington
Wokingham|Berkshire|Wokingham, Woodley, Earley, Twyford, Winnersh
Woking|Surrey|Woking, Knaphill
Wolverhampton|West Midlands|Wolverhampton, Tettenhall, Bilston, Wednesfield
Worcester|Worcestershire|Worcester, St John’s
Worthing|West Sussex|Worthing, Goring-by-Sea, Durrington
Wychavon|Worcestershire|Evesham, Droitwich Spa, Pershore
Wyre Forest|Worcestershire|Kidderminster, Stourport-on-Severn, Bewdley
Wyre|Lancashire|Fleetwood, Poulton-le-Fylde, Garstang, Thornton-Cleveleys
York|North Yorkshire|York, Acomb, Haxby, Fulford, Strensall
`
