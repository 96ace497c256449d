import type {PlatformImage} from '@site/platform/images';
import Sentence from '@site/browser/Sentence';
import type {ReactNode} from 'react';

interface Props {
  /** Images that no known value names. */
  unnamed: readonly {chart: string; image: PlatformImage}[];
  /** Whose pods do not get the Secret. */
  withoutSecret: readonly string[];
}

export default function Notes({unnamed, withoutSecret}: Props): ReactNode {
  return (
    <>
      {unnamed.length > 0 && (
        <>
          <p>No value known to this site points these images to your registry:</p>
          <ul>
            {unnamed.map(({chart, image: {repository, tag, name, note}}) => (
              <li key={`${chart} ${repository}`}>
                <code>{`${repository}:${tag}`}</code>, {chart}: {name}. <Sentence text={note ?? ''} />
              </li>
            ))}
          </ul>
        </>
      )}
      {withoutSecret.length > 0 && (
        <p>
          {`The Secret must exist in each namespace. The charts do not pass it to the pods of ${withoutSecret.join(', ')}.`}
        </p>
      )}
    </>
  );
}
