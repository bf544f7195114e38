resource "google_billing_budget" "month" {
  billing_account = var.billing_account
  display_name    = "${var.project_id}, a month"
  budget_filter {
    projects = ["projects/${data.google_project.this.number}"]
  }
  amount {
    specified_amount {
      units = tostring(var.monthly_budget)
    }
  }
  dynamic "threshold_rules" {
    for_each = [0.5, 0.9, 1.0]
    content {
      threshold_percent = threshold_rules.value
    }
  }
  # What the month comes to if it goes on like this.
  threshold_rules {
    threshold_percent = 1.2
    spend_basis       = "FORECASTED_SPEND"
  }
  all_updates_rule {
    monitoring_notification_channels = [for channel in google_monitoring_notification_channel.mail : channel.id]
    disable_default_iam_recipients   = false
  }
  depends_on = [google_project_service.needed]
}
