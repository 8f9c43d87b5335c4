/** A vacancy. `added` is an ISO date, and the description is HTML (STATIC-31). */
export interface Vacancy {
  title: string
  location: string
  salary: string
  contract: string
  hours: string
  added: string
  description: string
}

export const vacancies: readonly Vacancy[] = [
  {
    title: 'Local Property Consultant',
    location: 'Chelmsford and mid-Essex',
    salary: '£28,000 a year plus commission; on-target earnings £40,000',
    contract: 'Permanent, full time',
    hours: '37.5 hours a week, including two Saturdays in four',
    added: '2026-10-26',
    description: `<p>You are the person our local sellers ring. You value their homes, take the photographs, show buyers round, negotiate, and stay with the sale until the keys change hands.</p>
<h3>What you will do</h3>
<ul><li>Visit owners and leave them a valuation with its evidence.</li><li>Write listings in which every fact has a source.</li><li>Host viewings, evenings and Saturdays included.</li><li>Pass on every offer in writing, and check that buyers have the funds.</li><li>Keep chains moving, with notes made at the time.</li></ul>
<h3>What you bring</h3>
<ul><li>A full driving licence and a car insured for business; mileage is paid.</li><li>Clear writing and a good telephone manner.</li><li>Knowledge of the area between Braintree and Maldon, or the will to learn about it quickly.</li></ul>
<h3>What you get</h3>
<p>Training towards a Level 2 or Level 3 qualification in the sale of property, 25 days’ holiday besides bank holidays, and a pension. Commission is paid on completed sales and does not depend on selling mortgages.</p>`,
  },
  {
    title: 'Lettings Compliance Coordinator',
    location: 'Chelmsford, or at home up to three days a week',
    salary: '£29,500 a year',
    contract: 'Permanent, full time; part time of 28 hours or more considered',
    hours: '37.5 hours a week, Monday to Friday',
    added: '2026-11-02',
    description: `<p>You make sure that certificates are renewed, notices go out on time and tenants get answers in the homes we manage.</p>
<h3>What you will do</h3>
<ul><li>Book gas and electrical checks before they are due, and send the results on time.</li><li>Prepare written statements and rent-increase notices, and have a second person read them.</li><li>See that requests about pets and repairs are answered by their deadlines.</li><li>Prepare landlords for registration with the private rented sector database.</li></ul>
<h3>What you bring</h3>
<ul><li>Experience with deadlines that cannot be missed, in any trade.</li><li>Patience with forms, and persistence with people who are late.</li><li>A lettings qualification, or the wish to take one at our expense.</li></ul>`,
  },
  {
    title: 'Customer Care Adviser',
    location: 'Anywhere in the UK, from home',
    salary: '£25,400 a year, pro rata',
    contract: 'Permanent, part time',
    hours: '24 hours a week in three shifts, one of them on a Sunday',
    added: '2026-11-09',
    description: `<p>Owners who sell through the flat-fee service do most things themselves, and ring when something is not clear. You answer their calls.</p>
<h3>What you will do</h3>
<ul><li>Help with listings, orders and viewings by telephone, email and chat.</li><li>Recognise when somebody needs legal advice, and explain kindly that we cannot give it.</li><li>Write down what was promised, and see that it happens.</li></ul>
<h3>What you bring</h3>
<ul><li>Two years of work with the public.</li><li>A quiet room and reliable broadband; we supply the rest.</li></ul>`,
  },
]
