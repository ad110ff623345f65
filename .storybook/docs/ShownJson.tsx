import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'

const argsUpdated = 'storyArgsUpdated'

/** The JSON of the block as shown above, with the values of the controls, to be copied into a page document. */
export function ShownJson() {
  const context = useContext(DocsContext)
  const story = context.componentStories()[0]
  const [args, setArgs] = useState<unknown>(story?.initialArgs)
  useEffect(() => {
    const onChange = (update: { storyId: string; args: unknown }) => {
      if (update.storyId === story?.id) setArgs(update.args)
    }
    context.channel.on(argsUpdated, onChange)
    return () => context.channel.off(argsUpdated, onChange)
  }, [context, story])
  return (
    <>
      <Heading>JSON of what is shown</Heading>
      <Source code={JSON.stringify(args, null, 2)} language="json" />
    </>
  )
}
