import { ScrollSpy } from './ScrollSpy.tsx'

export default { title: 'Toolkit/Scroll spy', component: ScrollSpy, tags: ['autodocs'] }

const sections = ['Research', 'Design', 'Development', 'Testing'].map((text) => ({ id: text.toLowerCase(), text }))

/** Enough lines for each section to fill a window. */
const lines = Array.from({ length: 24 }, (_, line) => `${line + 1}. What happens in this step.`)

/** The link to the section in the middle of the window is marked. */
export const Steps = {
  render: () => (
    <>
      <ScrollSpy label="Steps" sections={sections} />
      {sections.map(({ id, text }) => (
        <section key={id} id={id}>
          <h2>{text}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </>
  ),
}
