import { lazy, Suspense, type ComponentType } from "react";

const Nothing: ComponentType = () => null;

// A menu without a number is a menu all the same.
const Count = lazy<ComponentType>(() =>
  import("./unread-chats-count.tsx").then(
    ({ UnreadChatsCount }) => ({ default: UnreadChatsCount }),
    () => ({ default: Nothing }),
  ),
);

/** How many messages are unread; what counts them comes after the page. */
export function UnreadChats() {
  return (
    <Suspense>
      <Count />
    </Suspense>
  );
}
