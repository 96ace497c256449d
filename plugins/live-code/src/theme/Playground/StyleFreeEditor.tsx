import {
  Children,
  cloneElement,
  forwardRef,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import Editor from 'react-simple-code-editor';

type Props = ComponentProps<typeof Editor>;
type Render = (props: Props, ref: Props['ref']) => ReactElement<{children: ReactNode}>;

const {render} = Editor as unknown as {render: Render};

function isStyle(child: ReactNode): boolean {
  return isValidElement(child) && child.type === 'style';
}

/**
 * The library's editor without the style element that it puts beside its field: the policy of the site forbids those,
 * and this one is for browsers that the site does not support.
 */
export default forwardRef(function StyleFreeEditor(props: Omit<Props, 'ref'>, ref: Ref<never>) {
  const editor = render(props, ref);
  return cloneElement(
    editor,
    {},
    ...Children.toArray(editor.props.children).filter((child) => !isStyle(child)),
  );
});
