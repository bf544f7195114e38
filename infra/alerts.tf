# Each alert carries its runbook, docs/runbooks/<alert>.md, and has none it does not say what to do about: a test holds the
# names against the folder (tests/infra).

resource "google_monitoring_notification_channel" "mail" {
  for_each     = toset(var.on_call)
  display_name = each.value
  type         = "email"
  labels       = { email_address = each.value }
  depends_on   = [google_project_service.needed]
}

locals {
  channels = [for channel in google_monitoring_notification_channel.mail : channel.id]

  # Of the metrics in metrics.tf: how many within how long are somebody's business.
  log_alerts = {
    operation-failed    = { more_than = 20, within = "300s", severity = "ERROR" }
    page-failed         = { more_than = 5, within = "300s", severity = "CRITICAL" }
    sweep-failed        = { more_than = 3, within = "900s", severity = "ERROR" }
    sweep-left-over     = { more_than = 5, within = "3600s", severity = "WARNING" }
    sweep-aside         = { more_than = 0, within = "300s", severity = "WARNING" }
    mail-failed         = { more_than = 10, within = "3600s", severity = "ERROR" }
    mail-uncertain      = { more_than = 0, within = "300s", severity = "WARNING" }
    document-unreadable = { more_than = 0, within = "300s", severity = "ERROR" }
    erasure-incomplete  = { more_than = 12, within = "3600s", severity = "ERROR" }
  }

  # Of Google's own metrics.
  gauge_alerts = {
    queue-backlog = {
      filter   = "metric.type=\"cloudtasks.googleapis.com/queue/depth\" resource.type=\"cloud_tasks_queue\""
      aligner  = "ALIGN_MAX", above = 2000, lasting = "600s", severity = "ERROR"
      group_by = ["resource.label.queue_id"]
    }
    instances-at-ceiling = {
      filter   = "metric.type=\"run.googleapis.com/container/instance_count\" resource.type=\"cloud_run_revision\" metric.labels.state=\"active\""
      aligner  = "ALIGN_MAX", above = 8, lasting = "300s", severity = "WARNING"
      group_by = ["resource.label.service_name"]
    }
  }

  # Of what guests are promised: a twentieth of a month's allowance within an hour, a tenth within six.
  burn_alerts = {
    page-available   = google_monitoring_slo.available["page"].id
    answer-available = google_monitoring_slo.available["answer"].id
    page-quick       = google_monitoring_slo.quick["page"].id
    answer-quick     = google_monitoring_slo.quick["answer"].id
  }
  # Where a twentieth of what is asked for may be slow, nothing burns fourteen times as fast.
  burn_rates = {
    page-available   = 14.4
    answer-available = 14.4
    page-quick       = 4
    answer-quick     = 4
  }

  uptime_alerts = {
    page-unreachable    = { path = var.canary_page, holds = "Janur" }
    sign-in-unreachable = { path = "/sign-in", holds = "Janur" }
  }
}

resource "google_monitoring_alert_policy" "log" {
  for_each     = local.log_alerts
  display_name = each.key
  combiner     = "OR"
  severity     = each.value.severity
  conditions {
    display_name = local.log_metrics[each.key].message
    condition_threshold {
      filter          = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.said[each.key].name}\" resource.type=\"cloud_run_revision\""
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.more_than
      duration        = "0s"
      aggregations {
        alignment_period     = each.value.within
        per_series_aligner   = "ALIGN_SUM"
        cross_series_reducer = "REDUCE_SUM"
        group_by_fields      = [for label in compact([local.log_metrics[each.key].label]) : "metric.label.${label}"]
      }
    }
  }
  documentation {
    content   = file("${path.module}/../docs/runbooks/${each.key}.md")
    mime_type = "text/markdown"
  }
  notification_channels = local.channels
}

resource "google_monitoring_alert_policy" "gauge" {
  for_each     = local.gauge_alerts
  display_name = each.key
  combiner     = "OR"
  severity     = each.value.severity
  conditions {
    display_name = each.key
    condition_threshold {
      filter          = each.value.filter
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.above
      duration        = each.value.lasting
      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = each.value.aligner
        cross_series_reducer = "REDUCE_SUM"
        group_by_fields      = each.value.group_by
      }
    }
  }
  documentation {
    content   = file("${path.module}/../docs/runbooks/${each.key}.md")
    mime_type = "text/markdown"
  }
  notification_channels = local.channels
}

resource "google_monitoring_alert_policy" "burn" {
  for_each     = local.burn_alerts
  display_name = each.key
  combiner     = "AND"
  severity     = "CRITICAL"
  dynamic "conditions" {
    for_each = { "an hour" = "3600s", "five minutes" = "300s" }
    content {
      display_name = "burns too fast over ${conditions.key}"
      condition_threshold {
        filter          = "select_slo_burn_rate(\"${each.value}\", \"${conditions.value}\")"
        comparison      = "COMPARISON_GT"
        threshold_value = local.burn_rates[each.key]
        duration        = "0s"
      }
    }
  }
  documentation {
    content   = file("${path.module}/../docs/runbooks/${each.key}.md")
    mime_type = "text/markdown"
  }
  notification_channels = local.channels
}

resource "google_monitoring_uptime_check_config" "seen" {
  for_each         = local.uptime_alerts
  display_name     = each.key
  timeout          = "10s"
  period           = "60s"
  selected_regions = ["ASIA_PACIFIC", "EUROPE", "USA_OREGON"]
  http_check {
    path         = each.value.path
    port         = 443
    use_ssl      = true
    validate_ssl = true
  }
  content_matchers {
    content = each.value.holds
    matcher = "CONTAINS_STRING"
  }
  monitored_resource {
    type   = "uptime_url"
    labels = { project_id = var.project_id, host = var.domain }
  }
}

resource "google_monitoring_alert_policy" "uptime" {
  for_each     = local.uptime_alerts
  display_name = each.key
  combiner     = "OR"
  severity     = "CRITICAL"
  conditions {
    display_name = "unreachable from two regions"
    condition_threshold {
      filter          = "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\" resource.type=\"uptime_url\" metric.labels.check_id=\"${google_monitoring_uptime_check_config.seen[each.key].uptime_check_id}\""
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "120s"
      aggregations {
        alignment_period     = "120s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
        group_by_fields      = ["resource.label.host"]
      }
    }
  }
  documentation {
    content   = file("${path.module}/../docs/runbooks/${each.key}.md")
    mime_type = "text/markdown"
  }
  notification_channels = local.channels
}

# Nothing says that nothing runs: the schedule itself may have stopped.
resource "google_monitoring_alert_policy" "silence" {
  for_each     = toset(["sweeps-silent"])
  display_name = each.key
  combiner     = "OR"
  severity     = "CRITICAL"
  conditions {
    display_name = "no sweep has come through for ten minutes"
    condition_absent {
      filter   = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.said["sweep-through"].name}\" resource.type=\"cloud_run_revision\""
      duration = "600s"
      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_SUM"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }
  documentation {
    content   = file("${path.module}/../docs/runbooks/${each.key}.md")
    mime_type = "text/markdown"
  }
  notification_channels = local.channels
}
