/** Shown above the vacancies, which the API provides (STATIC-30). */
export const recruitmentIntro = `<p>We look for people who tell the truth about houses and answer on the day they said they would. Experience in agency is welcome and not essential; several of us came from teaching, nursing and the building trade. Every advertisement states the pay, because you should not have to ask.</p>
<p>We welcome applications from everyone, and will adapt an interview or a job if you have a disability: say what would help. You will need the right to work in the UK.</p>`
