// Only the parts of Mantine that several screens use, in the library's own order.
// A feature that uses another component imports that component's file beside its code.
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/VisuallyHidden.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/PasswordInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Anchor.css";
import "@mantine/core/styles/Alert.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/core/styles/Skeleton.css";
import "@mantine/core/styles/Progress.css";
import "@mantine/notifications/styles.css";
import "@mantine/nprogress/styles.css";
import "./global.css";
// Covers stand on the front pages: a sheet of its own would weigh twice as much.
import "./art/cover-picture.module.css";
