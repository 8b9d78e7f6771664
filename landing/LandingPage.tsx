import { Footer } from './chrome/Footer'
import { Header } from './chrome/Header'
import { Benefits } from './sections/Benefits'
import { Conversion } from './sections/Conversion'
import { Facts } from './sections/Facts'
import { Faq } from './sections/Faq'
import { Hero } from './sections/Hero'
import { Screens } from './sections/Screens'
import { Steps } from './sections/Steps'
import { Testimonials } from './sections/Testimonials'

/** The poster that recruits founding producers (spec §1, §2 Landing page). */
export function LandingPage({ formHtml }: { formHtml: string }) {
  return (
    <>
      <Header action="apply" />
      <main id="conteudo">
        <Hero />
        <Facts />
        <Benefits />
        <Steps />
        <Screens />
        <Testimonials />
        <Faq />
        <Conversion formHtml={formHtml} />
      </main>
      <Footer />
    </>
  )
}
