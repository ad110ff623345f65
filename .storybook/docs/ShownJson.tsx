import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'

const changes = 'storyArgsUpdated'

/** The block as shown above, controls included, as it goes into a page document: to be copied. */
export function ShownJson() {
  const context = useContext(DocsContext)
  const story = context.componentStories()[0]
  const [args, setArgs] = useState<unknown>(story?.initialArgs)
  useEffect(() => {
    const onChange = (told: { storyId: string; args: unknown }) => {
      if (told.storyId === story?.id) setArgs(told.args)
    }
    context.channel.on(changes, onChange)
    return () => context.channel.off(changes, onChange)
  }, [context, story])
  return (
    <>
      <Heading>JSON of what is shown</Heading>
      <Source code={JSON.stringify(args, null, 2)} language="json" />
    </>
  )
}
